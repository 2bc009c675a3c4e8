# triple: aarch64-linux-gnu
	b.eqq foo
