# triple: x86_64-linux-gnu
	inb $0x3f8, %al
