# triple: x86_64-linux-gnu
	call foo:
