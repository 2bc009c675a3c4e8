# triple: thumbebv7-linux-gnueabihf
	.word ext(got), ext(got_prel), ext(gotoff), ext(tpoff), ext(tlsgd), ext(gottpoff), ext(tlsldm), ext(tlsldo)
	.word ext(sbrel), ext(target1), ext(TARGET2), ext(prel31), ext(none), ext(tlsdesc)+4, ext - ., ext(gottpoff) - .
	.byte ext
	.short ext+2
	.p2align 2
	b ext
	bl ext+4
	blx ext(tlscall)
	bl ext(tlscall)
	beq ext
	ldr r0, ext
	ldrb r0, ext-4
	adr r0, ext
	movw r0, #:lower16:ext+4
	movt r0, #:upper16:ext-4
	movw r0, #:lower16:ext-.
	movw r0, #:lower16:ext(sbrel)
	movs r0, #:upper8_15:ext
	adds r0, #:lower0_7:ext+5
	.tlsdescseq ext
	nop
	.reloc 0, R_ARM_NONE, ext
	.reloc 4, R_ARM_THM_BF16
	.word other, other+4
	.section .other,"ax",%progbits
	.space 4
other:	nop
	bl other
