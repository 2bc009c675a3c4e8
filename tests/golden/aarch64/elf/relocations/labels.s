// triple: aarch64-linux-gnu
// mattr: +pauth-lr,+cmpbr
f:
	nop
	retaasppc f
	autiasppc f
	cbgt x0, x1, f
	cbeq w0, #3, g
	bl :lo12: ret
g:
	cbz x0, f
