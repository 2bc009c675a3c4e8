# triple: thumbv7-linux-gnueabihf
.cfi_sections .debug_frame
.cfi_startproc
nop
.cfi_endproc
