# triple: x86_64-linux-gnu
# args: -arch=x86-46
	nop
