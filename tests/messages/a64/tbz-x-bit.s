# triple: aarch64-linux-gnu
	tbz x0, #64, .
