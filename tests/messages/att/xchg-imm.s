# triple: x86_64-linux-gnu
	xchgl $1, %eax
