@ triple: thumbv7-linux-gnueabihf
	.syntax unified
	.text
	.eabi_attribute 6, 10
	.eabi_attribute 67, "2.09"
	.fpu neon
	.globl foo
	.type foo,%function
	.thumb_func
	.code 16
foo:
	push {r4, lr}
	sub sp, #8
	bl bar
	bl bar(PLT)
	b foo
	beq foo
	b.w foo
	cbz r0, .Lx
	movw r0, :lower16:bar
	movt r0, #:upper16:bar
	ldr r0, .Lx
	ldr r0, =0x12345678
	ldr r0, =bar
	adr r0, .Lx
	it eq
	moveq r0, #1
	ite ne
	addne r0, r1
	addeq r0, r0, #3
	ldr.w r0, [r1]
	vmov.f32 s0, #1.0
	.p2align 2
.Lx:
	.long bar(GOT_PREL)-.
	.long bar(target1)
	.word bar-foo
	.quad 1
	.inst.n 0xbf00
	.inst.w 0xf3af8000
	.even
	.align
	.pool
	.short 3
	.set z, foo+1
	.thumb_set zz, foo
	.cfi_startproc
	.cfi_offset lr, -4
	.cfi_endproc
	.section .foo,"ax",%progbits
