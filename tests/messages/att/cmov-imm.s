# triple: x86_64-linux-gnu
	cmovel $1, %eax
