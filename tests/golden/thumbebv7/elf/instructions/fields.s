@ triple: thumbebv7-linux-gnueabihf
@ Every field of an instruction whose value the layout knows, forwards and backwards.
first:
	bl first
	bl last
	b.w first
	b.w last
	beq.w first
	bne.w last
	b first
	b last
	bcs first
	bcc last
	cbz r0, near
	cbnz r7, near
	nop
	nop
near:
	ldr r0, literal
	ldr.w r0, literal
	ldr.w r8, first
	ldrd r0, r1, literal
	vldr d0, literal
	vldr s1, first
	adr r0, literal
	adr.w r0, literal
	adr.w r0, first
	movw r0, #:lower16:0x56781234
	movt r0, #:upper16:0x56781234
	mov r0, #0xff
	mov r0, #0x00ab00ab
	mov.w r0, #0xab00ab00
	mov.w r0, #0xabababab
	mov.w r0, #0x1000
	mov.w r0, #0xff000000
	mov.w r0, #-1
	nop
last:
	.align 2
literal:
	.long 1
	.long 2
