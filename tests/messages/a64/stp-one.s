# triple: aarch64-linux-gnu
	stp x29, [sp, #-16]!
