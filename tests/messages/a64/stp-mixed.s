# triple: aarch64-linux-gnu
	stp x0, w1, [sp, #-16]!
