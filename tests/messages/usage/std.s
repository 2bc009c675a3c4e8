# triple: x86_64-linux-gnu
# args: -std=c11
	nop
