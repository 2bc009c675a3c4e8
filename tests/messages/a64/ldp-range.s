# triple: aarch64-linux-gnu
	ldp x0, x1, [sp, #512]
