# triple: x86_64-linux-gnu
	inb %cx, %al
