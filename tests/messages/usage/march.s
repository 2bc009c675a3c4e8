# triple: x86_64-linux-gnu
# args: -march=native
	nop
