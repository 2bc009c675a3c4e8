// triple: aarch64-linux-gnu
// mattr: +pauth
	.data
here:
	.xword foo@AUTH(ia,42)
	.xword foo@AUTH(ib,0)
	.quad foo@auth(da, 0xffff, addr)
	.8byte (foo + 8)@AUTH(db,1,addr), 5, here@AUTH(ia,1)
	.xword "quoted sym"@AUTH(ia,5)
	.dc.a foo+4@AUTH(ia,5)
	.xword foo @ AUTH (ia,1)
	.xword foo@ AUTH(ia,1)
	.xword .L@AUTH(da,1)
.L:
