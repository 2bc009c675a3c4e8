# triple: aarch64-linux-gnu
	ldrb w0, =5
