// triple: aarch64-linux-gnu
// mattr: +pauth-lr,+cmpbr
start:
	.space 16
end:
	adrp x0, end-start
	adr x0, end-start
	movz x0, :abs_g0:large
	movz x0, :tprel_g0:large
	mov x0, unknown
	mov x0, large-0x12345678
	cbgt x0, x1, unknown
	retaasppc unknown
	ldr w0, [x1, :got_lo12:unknown]
	add x0, x1, :secrel_lo12:unknown
	.byte unknown
large = 0x12345678
