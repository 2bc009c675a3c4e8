# triple: x86_64-linux-gnu
	add %al, %eax
