# triple: i386-windows-gnu
# A label that a common block was called before: its value counts from llvm-mc's fragment.
nop
.comm h, 4
nop
.p2align 4
nop
nop
h: nop
.long h-., h
.data
.long h
.comm i, 8
.zero 3
i:
.def d; .scl 3; .type 32; .endef
.comm d, 8
.byte 1
d:
.comm .Le, 8
.Le:
.long .Le, d, i
jmp .Le
jmp .La
.comm l, 4
l: nop
.La:
.common g, 0
.lcomm g, 2
.common k, 4
.lcomm k, 2
.globl k
.long g, k
.comm n, 0
.loc_label n
.comm o, 8
.symidx .La
o:
.comm p, 8
.byte 1
p:
