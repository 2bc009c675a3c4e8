# triple: x86_64-linux-gnu
	jmp 1f
