# triple: x86_64-linux-gnu
# args: -x c
	nop
