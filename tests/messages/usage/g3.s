# triple: x86_64-linux-gnu
# args: -g3
	nop
