# triple: x86_64-linux-gnu
	movl $5, $eax
