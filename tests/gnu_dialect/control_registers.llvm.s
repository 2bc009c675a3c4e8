# triple: armv7-linux-gnueabihf
	mrc	p1, 0, r2, c1, c0, 0
	mcr	p1, 0, r12, c11, c0, 0
	mrceq	p1, 0, lr, c2, c0, 0
	mcrne	p1, 0, r0, c3, c0, 0
	.thumb
	mrc	p1, 0, r7, c0, c0, 0
	it	ne
	mcrne	p1, 0, r3, c8, c0, 0
