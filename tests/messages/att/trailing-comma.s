# triple: x86_64-linux-gnu
	addl $1,
