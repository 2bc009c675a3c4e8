# triple: aarch64-linux-gnu
	.cpu cortex-a59
