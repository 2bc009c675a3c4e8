# triple: x86_64-linux-gnu
# args: -O2
	nop
