# triple: aarch64-linux-gnu
	movk x0, foo
