# triple: x86_64-linux-gnu
# A symbol whose name is empty has another in the table. It cannot be referred to.
 .globl ""
 .type "", @function
"": nop
 .size "", 1
 .hidden ""
 .cfi_startproc
 .cfi_personality 0, ""
 nop
 .cfi_endproc
