# triple: x86_64-linux-gnu
	jmp	0x1010
	callq	0x401000
	jne	8
	jmp	-2
	loop	16
