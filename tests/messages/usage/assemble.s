# triple: x86_64-linux-gnu
# args: -assembel
	nop
