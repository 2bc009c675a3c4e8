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
