# triple: armv7-linux-gnueabihf
	.data
	.word f
	.text
f:	nop
	bx lr
	bl g
	.thumb
t:	nop
	bx lr
	.word 5
	.arm
	b f
	.byte 1
	.p2align 2
	.section .note,"a",%progbits
	.word 1
