@#-triple=thumbv7-linux-gnueabihf -mattr=+neon,+fp16
@#
	.syntax	unified
	.eabi_attribute	6, 10
	.eabi_attribute	7, 0x41
	.eabi_attribute	9, 2
	.eabi_attribute	10, 5
	.eabi_attribute	12, 2
	.text
.thumb
foo:
 nop
 ldr r0, [pc, #8]
 ldr.w r1, [pc, #4]
 ldr.w r1, [pc, #-4]
 ldrb.w r1, [pc, #-4]
 ldrsh.w r1, [pc, #4]
 vldr d0, [pc, #-8]
 vldr s0, [pc, #8]
 adr r0, 1f
 adr.w r0, 1f
 subw r0, pc, #4
 ldrd r0, r1, [pc, #8]
 pld [pc, #4]
 pli [pc, #4]
 ldc p14, c5, [pc, #4]
 vld1.8 {d0}, [pc]
 ldr pc, [pc, #4]
 tbb [pc, r0]
 ldmia r0!, {r1, pc}
 cbz r0, 1f
 beq 1f
 beq.w foo
 blx foo2
 bl foo
 .short 0xe800
 .short 0xffff, 0xffff
1:
 nop.w
 .short 0xf7ff
	it	eq
	moveq	r0, r1
	.thumb_func
	.type	g,%function
g:
	bx	lr
	.data
	.word	g
