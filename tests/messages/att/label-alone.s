# triple: x86_64-linux-gnu
	start
	nop
