# triple: x86_64-linux-gnu
# args: -filetype=asm
	nop
