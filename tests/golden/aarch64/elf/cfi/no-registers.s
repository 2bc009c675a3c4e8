# triple: aarch64-linux-gnu
# What is no register has no effect.
.cfi_startproc
.cfi_undefined foo
.cfi_undefined -1
.cfi_undefined (1)
.cfi_undefined x0_x1
.cfi_offset %r1, 8
nop
.cfi_endproc
