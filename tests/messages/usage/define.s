# triple: x86_64-linux-gnu
# args: -DFOO=1
	nop
