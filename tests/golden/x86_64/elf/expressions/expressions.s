# triple: x86_64-linux-gnu
# Operators and how tightly they bind; numbers in every base.
	.quad 1 + 2 * 3, (1 + 2) * 3, 7 / 2, -7 / 2, 7 % 3
	.quad 1 << 4 + 1, 0xff >> 4, 6 & 3 | 8, 6 ^ 3, ~0, !5, !0, -(-3)
	.quad 3 == 3, 3 != 3, 3 <> 4, 1 < 2, 2 <= 2, 3 > 4, 3 >= 3
	.quad 1 && 0, 1 || 0, 5 ! 3
	.quad 0x1F, 0b101, 017, 0, 'x', '\''
1:
	.set a, 5
	b = a * 2
	.equ c, b + a
	.equiv d, 1
	.quad a, b, c, d
	a = 6
	.quad a
1:	.quad 1b - 1b, . - 1b
	.quad "quoted name" + 3
"quoted name":
