# triple: x86_64-linux-gnu
# A section whose symbol is also an alias: references mean the target, relocations to the section the symbol.
f = b
g = h
.section f,"a"
nop
.La: .byte 1
.section g,"a"
h: nop
.Lb: .byte 1
.section f,"a",@progbits,unique,1
.Lc:
k = l
.section k
nop
.Ld: .byte 2
m = n
.section m
.text
nop
k: .quad .La, .Lb, .Lc, .Ld, f, g, k
.set m, 4
.quad m
