# triple: x86_64-linux-gnu
# args: -defsym=a=b
	nop
