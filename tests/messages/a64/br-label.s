# triple: aarch64-linux-gnu
	br foo
