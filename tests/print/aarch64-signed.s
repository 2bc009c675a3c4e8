// triple: aarch64-linux-gnu
// mattr: +pauth
	.data
	.xword foo@AUTH(da,1)
	.xword (foo+8)@AUTH(db,1,addr)
	.xword (foo-4)@AUTH(da,1)
	.xword (a-b)@AUTH(da,3)
	.text
	add x0, x0, :tprel_hi12:foo
	add x0, x0, :dtprel_hi12:foo
	add x0, x0, :lo12:foo
	.tlsdesccall foo
