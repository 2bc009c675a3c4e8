# triple: x86_64-linux-gnu
.section .eh_frame,"a"
.cfi_startproc
.cfi_personality 18, g
.cfi_endproc
.reloc ., BFD_RELOC_NONE, c+17
.cfi_startproc
.cfi_endproc
