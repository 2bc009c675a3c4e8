# triple: x86_64-linux-gnu
# args: -filetype=objj
	nop
