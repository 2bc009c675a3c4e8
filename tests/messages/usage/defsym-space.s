# triple: x86_64-linux-gnu
# args: -defsym FOO
	nop
