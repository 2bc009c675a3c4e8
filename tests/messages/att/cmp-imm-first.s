# triple: x86_64-linux-gnu
	cmpl %eax, $5
