// triple: aarch64-linux-gnu
	movz x0, #:abs_g0:0x10000
	movz x0, #:tprel_g0:1
	b.eq . + 2
	ldr x0, [x1, #:lo12:4]
	tbz x0, #1, . + 0x8000
