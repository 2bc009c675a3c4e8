# triple: aarch64-linux-gnu
	tbz w0, #32, .
