# triple: x86_64-linux-gnu
	pushq $0x100000000
