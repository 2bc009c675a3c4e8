# triple: aarch64-linux-gnu
.fill 0
.dcb.w 0, 1
.dcb.s 0, 1.5
.ds 0
nop
.zero 0
.data
.fill 2, 0
.text
nop
.fill 2, 0
