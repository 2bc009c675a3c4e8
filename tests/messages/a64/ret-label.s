# triple: aarch64-linux-gnu
	ret foo
