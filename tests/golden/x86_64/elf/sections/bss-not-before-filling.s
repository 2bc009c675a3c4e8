# triple: x86_64-linux-gnu
.bss
.long 1
.zero 3
.p2align 4
