@ triple: thumbv7-linux-gnueabihf
@ What llvm-mc makes of .fnstart and what follows it, and every other operation.
	.syntax unified
	.text
	.thumb
	.globl f
	.type f,%function
f:
	nop
	.globl g
	.type g,%function
g:
	nop
	.section .ARM.extab,"a",%progbits
	.p2align 2
.Lgeneric:
	.long	__gxx_personality_v0(prel31)
	.long	0
.Lcompact:
	.long	0x810cb10f
	.long	0xb2ff06c9, 0x87afb09d, 0x9f977fb2, 0x00a380ff, 0x8000b384, 0xb1e8b5b4, 0xbbc8d1c2
	.long	0xc633c705, 0xd3e0b0b0, 0x8fff90b1, 0xc700c9ff, 0xb0b0b0b0, 0xb0b0b2ff
	.long	0
	.section .ARM.exidx,"ao",%0x70000001,.text
	.p2align 2
	.long	.text(prel31)
	.long	0x803fa9b0
	.long	.text(prel31)+2
	.long	1
	.long	.text(prel31)
	.long	.Lgeneric(prel31)
	.long	.text(prel31)+2
	.long	.Lcompact(prel31)
	.long	0x10
	.long	0x7fffff00
