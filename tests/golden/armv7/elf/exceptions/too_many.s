# triple: armv7-linux-gnueabihf
	@ llvm-mc writes these beyond the end of an entry, or counts their words in too few bits.
	.fnstart
	.personalityindex 0
	.save {r4, r6}
	.save {r4, r6}
	.fnend
	.fnstart
	.rept 513
	.save {r4, r6}
	.endr
	.fnend
	.fnstart
	.personality f
	.rept 513
	.save {r4, r6}
	.endr
	.handlerdata
	.fnend
	.fnstart
	@ No opcode can name this register.
	.setfp s0, sp
	.setfp d0, x
	.fnend
