# triple: x86_64-linux-gnu
	pop $5
