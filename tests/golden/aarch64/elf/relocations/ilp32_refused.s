// triple: aarch64-linux-gnu_ilp32
	.xword f
	.xword f - .
	movz x0, :abs_g2:f
	ldr x0, [x1, :got_lo12:f]
	adrp x0, :got_auth:f
	adrp x0, :pg_hi21_nc:f
	ldr x0, :got_auth:f
	add x0, x1, :tlsdesc_auth_lo12:f
