# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	jmp	0x1010
	call	0x401000
	jne	4+4
	jmp	short -2
	loop	16
