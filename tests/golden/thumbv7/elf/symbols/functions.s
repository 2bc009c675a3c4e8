# triple: thumbv7-linux-gnueabihf
f:	nop
	.type f,%function
g:	nop
	.type h,%function
h:	nop
	.size h, . - h
	.thumb_func
i:	bl i
	b f
	b g
	bl j
	.type j,%function
j:	nop
	.word f, g, h - f
k = i
	.thumb_set a, g
	.thumb_set b, undefined
	.globl f
	.data
	.word 1
	.section .mixed,"ax",%progbits
	.word 2
	nop
	.byte 3
