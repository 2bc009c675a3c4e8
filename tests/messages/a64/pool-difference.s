# triple: aarch64-linux-gnu
	ldr x0, =a-b
