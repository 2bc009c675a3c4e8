# triple: x86_64-linux-gnu
	times 5 db 0
