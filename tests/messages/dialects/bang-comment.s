# triple: x86_64-linux-gnu
	movl $1, %eax ! one
