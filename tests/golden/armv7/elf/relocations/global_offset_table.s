@ triple: armv7-linux-gnueabihf

// PC-relative data that refers to the table has the type R_ARM_BASE_PREL, with any addend.
	.syntax unified
	.thumb
	.text
	.globl	f
	.type	f, %function
f:
	ldr	r1, table
here:
	add	r1, pc
	ldr	r3, entry
	ldr	r0, [r1, r3]
	bx	lr
	adds	r0, r0, #1
	.p2align 2
table:
	.long	_GLOBAL_OFFSET_TABLE_-(here+4)
	.long	_GLOBAL_OFFSET_TABLE_-.
	.long	_GLOBAL_OFFSET_TABLE_
	.long	other-(here+4)
entry:
	.long	datum(GOT)
	.data
	.long	_GLOBAL_OFFSET_TABLE_-.+8
