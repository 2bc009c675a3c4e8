@ triple: armv7-linux-gnueabihf
	ldr	r0, [r1, #far]
	str	r0, [r1, #below]
	ldr	r0, [r1, #undefined]
	pld	[r1, #undefined]
	.set	far, 4096
	.set	below, -4096
