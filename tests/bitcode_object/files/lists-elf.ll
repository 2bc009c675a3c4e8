; targets: x86_64-unknown-linux-gnu i386-unknown-linux-gnu aarch64-unknown-linux-gnu
; What is said of the module as a whole.
source_filename = "some/folder/lists.c"
module asm ".globl of_text"
module asm ".data"
module asm "of_text: .byte 1"
declare void @first()
declare void @last()
@used = internal global i32 1
@kept = internal constant i32 2
@data = global i32 3
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 101, ptr @last, ptr @data }, { i32, ptr, ptr } { i32 0, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @last, ptr null }]
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.ident = !{!7, !8}
!llvm.commandline = !{!9}
!llvm.linker.options = !{!10}
!llvm.dependent-libraries = !{!11, !12}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
!1 = !{i32 8, !"cf-protection-return", i32 1}
!2 = !{i32 8, !"branch-target-enforcement", i32 1}
!3 = !{i32 8, !"sign-return-address", i32 0}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 5, !"CG Profile", !6}
!6 = !{!13}
!7 = !{!"one 1.0"}
!8 = !{!"two 2.0"}
!9 = !{!"cc -c lists.c"}
!10 = !{!"lib", !"m"}
!11 = !{!"pthread"}
!12 = !{!"c"}
!13 = !{ptr @first, ptr @last, i64 77}
