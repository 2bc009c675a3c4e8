; targets: x86_64-pc-windows-msvc i686-w64-windows-gnu aarch64-pc-windows-msvc
; What is said of the module as a whole.
source_filename = "some/folder/lists.c"
declare void @first()
declare dllimport void @last()
@used = global i32 1
@hidden = hidden global i32 2
@data = global ptr @first
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 101, ptr @last, ptr @data }, { i32, ptr, ptr } { i32 200, ptr @first, ptr null }, { i32, ptr, ptr } { i32 400, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.linker.options = !{!3, !4}
!0 = !{i32 2, !"ehcontguard", i32 1}
!1 = !{i32 5, !"CG Profile", !5}
!2 = !{!"one 1.0"}
!3 = !{!"/DEFAULTLIB:m"}
!4 = !{!"-a", !"-b c"}
!5 = !{!6}
!6 = !{ptr @first, ptr @first, i64 3}
