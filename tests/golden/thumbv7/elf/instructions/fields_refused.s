@ triple: thumbv7-linux-gnueabihf
before:
	cbz r0, before
	mov.w r0, #0x101
	b.n far
	ldr.n r0, far
	ldr.w r0, far
	beq.n far
	.space 5000
far:
	.long 1
