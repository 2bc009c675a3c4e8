# triple: x86_64-linux-gnu
	shll $256, %eax
