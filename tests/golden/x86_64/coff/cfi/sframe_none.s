# triple: x86_64-windows-gnu
# There is none in COFF.
f:
.cfi_startproc
nop
.cfi_endproc
.cfi_sections .sframe
.section .sframe
.long 1
