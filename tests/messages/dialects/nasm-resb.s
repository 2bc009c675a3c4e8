# triple: x86_64-linux-gnu
	buf resb 64
