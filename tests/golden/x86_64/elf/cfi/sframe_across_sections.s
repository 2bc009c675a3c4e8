# triple: x86_64-linux-gnu
f:
 .cfi_startproc
 nop
 .cfi_def_cfa_offset 16
 nop
 .section .data
 nop
 .cfi_def_cfa_offset 32
 .previous
 nop
 .cfi_endproc
 .cfi_sections .sframe
 .macro function escape:vararg
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8
 .cfi_escape \escape
 nop
 .cfi_endproc
 .endm
 function 0x14, 7, 1
 function 0x10, 6, 1, 5
 function 0x99
 function 0x0a
 function 0x2e, 16
 .cfi_startproc
 .cfi_remember_state
 nop
 .cfi_def_cfa_offset 16
 .cfi_return_column 3
 .cfi_def_cfa %rax, 8
 .cfi_endproc
 .cfi_startproc simple
 nop
 .cfi_def_cfa_offset 8
 .cfi_endproc
