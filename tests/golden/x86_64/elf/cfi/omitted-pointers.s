# triple: x86_64-linux-gnu
.cfi_lsda 0xff
.cfi_personality 0xff
.cfi_startproc
.cfi_lsda 0, x
.cfi_lsda 0xff
.cfi_endproc
