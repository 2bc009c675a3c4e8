# triple: thumbv7m-none-eabi
	movs r0, -1
	ldr r0, [r1, -4]
	ldr r0, [r1, -r2]
