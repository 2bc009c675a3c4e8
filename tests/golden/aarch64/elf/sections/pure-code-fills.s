// triple: aarch64-linux-gnu
.zero 3
.skip 0
.space 5, 1
.section .pure, "axy"
nop
