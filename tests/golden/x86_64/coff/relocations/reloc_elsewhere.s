# triple: x86_64-pc-windows-msvc
# A .reloc belongs to the section that its offset is in, and only the text's own bytes are written over.
	.data
f:	.long 0, 0
	.text
	.reloc f, dir32, u
	.reloc f+4, secrel32, v+8
	.reloc ., secidx, 4
	.long 0
	.reloc ., dir32, a-b
a:	.long 0
b:	.reloc g, dir32, x
	.section .foo,"dr"
	.set g2, g
g:	.long 0
	.set x, 4
	.reloc g2, dir32, u
