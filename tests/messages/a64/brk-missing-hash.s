# triple: aarch64-linux-gnu
	brk 65536
