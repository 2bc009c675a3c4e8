# triple: x86_64-linux-gnu
	divl $5
