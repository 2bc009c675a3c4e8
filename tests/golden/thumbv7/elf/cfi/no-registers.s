# triple: thumbv7-linux-gnueabihf
@ What is no register has no effect.
.cfi_startproc
.cfi_undefined foo
.cfi_undefined -1
.cfi_undefined (1)
.cfi_undefined r16
.cfi_offset %r1, 8
nop
.cfi_endproc
