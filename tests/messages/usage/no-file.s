# triple: x86_64-linux-gnu
# args: no-such-file.s
	nop
