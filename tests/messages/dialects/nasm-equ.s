# triple: x86_64-linux-gnu
	len equ 5
