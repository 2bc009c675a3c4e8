# triple: x86_64-linux-gnu
# args: -x86-asm-syntax=inetl
	nop
