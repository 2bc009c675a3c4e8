# triple: x86_64-linux-gnu
	addl %eax, $1
