# triple: x86_64-linux-gnu
	outb $0x60, %al
