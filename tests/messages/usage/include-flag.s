# triple: x86_64-linux-gnu
# args: --include
	nop
