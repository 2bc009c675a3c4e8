# triple: x86_64-linux-gnu
# Which bytes of .cfi_escape leave the rows true, and which return columns there may be.
 .cfi_sections .sframe, .eh_frame, .debug_frame
 .macro function escape:vararg
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8
 .cfi_escape \escape
 nop
 .cfi_endproc
 .endm
 function 0
 function 0x14, 7, 0
 function 0x14, 7, 1
 function 0x14, 6, 1
 function 0x14, 3, 1, 0, 0x14, 7, 0x80, 0
 function 0x15, 3, 1
 function 0x10, 6, 1, 5
 function 0x10, 7, 1, 5
 function 0x10, 16, 1, 5
 function 0x10, 3, 2, 5
 function 0x2e, 0
 function 0x2e, 16
 function 0x40
 function 0x0a
 function 0x99
 function 0x3f
 function 0x0f, 2, 0, 0
 function 0xc3
 function 0x16, 3, 1, 1
 .cfi_startproc
 .cfi_def_cfa %rbp, 16
 .cfi_escape 0x2e, 16
 nop
 .cfi_escape 0x10, 3, 1, 5
 nop
 .cfi_endproc
 .cfi_startproc
 .cfi_return_column 16
 nop
 .cfi_endproc
 .cfi_startproc
 .cfi_return_column 0x7fffffff
 .cfi_offset 0x7fffffff, -24
 nop
 .cfi_restore 0x7fffffff
 nop
 .cfi_endproc
