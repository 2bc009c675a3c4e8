@ triple: armv7-linux-gnueabihf
@ Offsets whose value is not known when they are read.
	ldr	r0, [r1, #offset]
	ldrb	r0, [r1, #offset + 4]!
	strb	r2, [r3, #below]
	strne	r2, [r3, #below]!
	pld	[r1, #offset]
	pldw	[r1, #below]
	pli	[r1, #below]
	ldr	r0, [pc, #end - start]
start:
	nop
end:
	.set	offset, 0x345
	.set	below, -4095
