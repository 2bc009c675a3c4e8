# triple: x86_64-linux-gnu
	jmp 1b
1: nop
	jmp 2f
