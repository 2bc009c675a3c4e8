# triple: aarch64-linux-gnu
	mov x0, foo
