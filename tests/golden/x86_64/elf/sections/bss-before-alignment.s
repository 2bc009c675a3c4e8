# triple: x86_64-linux-gnu
.bss
nop
.p2align 4
.zero 4
.p2align 2
