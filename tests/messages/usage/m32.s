# triple: x86_64-linux-gnu
# args: -m32
	nop
