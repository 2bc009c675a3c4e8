# triple: thumbv7-windows-msvc
	.p2align 2
	b 1f
	.space 2044
1:	nop
	.p2align 2
	b 1f
	.space 2046
1:	nop
	.p2align 2
	b 1f
	.space 2048
1:	nop
	.p2align 2
	beq 1f
	.space 250
1:	nop
	.p2align 2
	beq 1f
	.space 254
1:	nop
	.p2align 2
	beq 1f
	.space 256
1:	nop
	.p2align 2
	cbz r0, 1f
	.space 0
1:	nop
	.p2align 2
	cbz r0, 1f
	.space 2
1:	nop
	.p2align 2
	cbnz r7, 1f
	.space 124
1:	nop
	.p2align 2
	ldr r0, 1f
	.space 1020
1:	nop
	.p2align 2
	ldr r0, 1f
	.space 1024
1:	nop
	.p2align 2
	adr r1, 1f
	.space 1020
1:	nop
	.p2align 2
	adr r1, 1f
	.space 1022
1:	nop
	.p2align 2
	adr r1, 1f
	.space 1024
1:	nop
2:	.space 250
	beq 2b
3:	.space 260
	bne 3b
4:	.space 2044
	b 4b
5:	.space 2048
	b 5b
	b 5b+2
