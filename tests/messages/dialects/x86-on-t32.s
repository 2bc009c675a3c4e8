# triple: thumbv7-linux-gnueabihf
	movl $1, %eax
	int $0x80
