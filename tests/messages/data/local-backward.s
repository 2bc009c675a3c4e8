# triple: x86_64-linux-gnu
	jmp 2b
2:
