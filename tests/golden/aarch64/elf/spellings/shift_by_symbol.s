# triple: aarch64-linux-gnu
	add	x0, x1, x2, lsl #unknown
	add	x0, x1, x2, lsl #-1
	add	x0, x1, x2, lsl #(1
