# triple: i386-linux-gnu
# args: -gsframe
# There is none for i386, but for its section.
f:
.cfi_startproc
nop
.cfi_endproc
.cfi_sections .sframe
.section .sframe
.long 1
