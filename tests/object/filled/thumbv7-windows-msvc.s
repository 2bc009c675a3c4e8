@ Every relocation of ARM in COFF that is filled in.
	.text
	.thumb_func
	.globl start
start:
	bl f
	b.w f
	beq.w f
	blx f
	movw r0, :lower16:f
	movt r0, :upper16:f
	movw r0, :lower16:g+4
	movt r0, :upper16:g+4
	.long f, f-.
	.rva f
	.secrel32 g
	.secidx g
	.section .far,"xr"
	.p2align 8
	.globl f
	.thumb_func
	nop
f:	bx lr
	.data
	.long 0
	.globl g
g:	.long f
