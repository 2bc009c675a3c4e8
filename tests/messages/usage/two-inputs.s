# triple: x86_64-linux-gnu
# args: other.s
	nop
