# triple: x86_64-linux-gnu
g = 7
.globl g
addq g@GOTTPOFF(%rip), %rbx
.quad g@tpoff
h = 8
.weak h
.long h@tpoff
