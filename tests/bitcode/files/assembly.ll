; Assembly in a module, and what is for linkers.
target datalayout = "e-m:e-p:32:32-i64:64-v128:64:128-a:0:32-n32-S64"
target triple = "armv7-unknown-linux-gnueabihf"

module asm ".globl defined"
module asm "defined: bx lr"
module asm "local: .long needed"
module asm ".weak maybe"
module asm ".symver local, local@VERSION"

@used = global ptr @needed
@needed = external global i32
@__start_list = external hidden constant i8

!llvm.linker.options = !{!0, !1}
!llvm.dependent-libraries = !{!2}
!0 = !{!"lib", !"m"}
!1 = !{!"-lonely"}
!2 = !{!"pthread"}
