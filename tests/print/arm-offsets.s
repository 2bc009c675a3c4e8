@ triple: thumbv7-linux-gnueabihf
@ args: -no-warn
	ldr r2, [r1], #4095
	ldr.w r2, [r1], #-255
	str r2, [r1], #-4095
	ldrb r2, [r1], #0x1000
	ldr r2, [r1], #-0
	ldr r2, [r1], #0xffffffff
	ldrd r2, r3, [r1], #4095
	strd r2, r3, [r1], #-1020
