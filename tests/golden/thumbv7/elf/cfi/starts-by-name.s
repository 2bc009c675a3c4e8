# triple: thumbv7-linux-gnueabihf
.cfi_startproc
nop
.cfi_def_cfa_offset 8
nop
.cfi_endproc
.cfi_startproc
.long 1
.cfi_endproc
