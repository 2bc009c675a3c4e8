# triple: x86_64-linux-gnu
	.error "configure this first"
