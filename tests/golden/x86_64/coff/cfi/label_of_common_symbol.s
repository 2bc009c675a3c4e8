# triple: x86_64-windows-msvc
# A common symbol becomes the label of a place among a frame's instructions.
.comm g, 4, 2
.cfi_startproc
.cfi_label g
nop
.cfi_label h
.cfi_endproc
.comm h, 4, 4
.long g, h
