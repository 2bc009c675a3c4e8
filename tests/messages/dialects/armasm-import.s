# triple: aarch64-linux-gnu
	IMPORT foo
