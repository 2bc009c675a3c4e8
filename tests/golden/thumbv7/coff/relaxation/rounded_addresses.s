# triple: thumbv7-windows-msvc
# Addresses from a PC that is rounded down, near the end of the narrow form's reach, while branches before and between
# grow.
	.text
	.irp size, 848, 850, 852, 854, 856, 858, 860, 862, 864
	beq far
	adr r0, 1f
	.rept 40
	beq far
	.endr
	ldr r1, 2f
	.space \size
	.p2align 2
1:	.long 0
	.long 0
	.short 0
	.p2align 3
2:	.long 0
	.endr
	.irp size, 0, 2, 4, 6
	nop
	adr r2, 1f
	bne near
	ldr r3, 1f + 4
	adr r4, 2f
	.space \size
	.p2align 4
1:	.long 0
	.long 0
	.short 0
2:	.short 0
	.endr
near:
	.p2align 2
	adr r5, near
	adr r6, 1f
	.p2align 2, , 1
1:	nop
	adr r7, far
	ldr r7, [pc, #8]
	.space 4000
far:
	bx lr

# All of them fit whatever grows.
	.section other,"xr"
	.rept 4
	beq last
	adr r0, 1f
	nop
	bne last
	ldr r1, 2f
	b last
	.p2align 2
1:	.long 0
2:	.long 0
	.space 202
	.endr
last:
	bx lr
