# triple: x86_64-w64-windows-gnu
# A section's symbol may be global, before there is the section and after; what is nowhere may name a COMDAT.
	.globl foo
	.section foo,"r"
	.section bar,"r"
	.globl bar, .text
	.set b, u
	.section .text$b,"xr",discard,b
b1:	nop
	.set h, u2+1
	.pushsection .text,"xr",largest,h
	.popsection
	.text
	.set .La, .La
	.comm common, 4
	.ifdef common
	.long 1
	.endif
	.set open, u3
	.ifdef open
	.long 2
	.endif
	.set number, 3
	.ifdef number
	.long 3
	.endif
