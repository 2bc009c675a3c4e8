# triple: aarch64-linux-gnu
	ldp x29, x30, [sp, #16]!, x0
