# triple: armv7-linux-gnueabihf
	tmrc	r2, wCon
	tmcr	wCGR3, r12
	tmrceq	lr, wCSSF
	TMCRNE	wcasf , r0
	.thumb
	tmrc	r7, wCID
	it	ne
	tmcrne	WCGR0, r3
