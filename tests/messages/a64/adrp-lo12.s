# triple: aarch64-linux-gnu
	adrp x0, :lo12:foo
