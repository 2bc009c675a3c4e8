// triple: aarch64-linux-gnu
// Halfwords of values that the layout knows.
	movz x0, #:abs_g1_nc:0x12345678
	movk x0, #:abs_g0_nc:0x12345678
	movz x0, #:abs_g2:0x123400000000
	movz x0, #:abs_g3:0x1234000000000000
	movz x0, #:abs_g0_s:-2
	movn x0, #:abs_g1_s:0x12340000
	mov x0, after - before
	mov x0, before - after
before:
	.space 16
after:
