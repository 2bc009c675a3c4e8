# triple: x86_64-linux-gnu
# args: -mtune=native
	nop
