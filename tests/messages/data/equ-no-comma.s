# triple: x86_64-linux-gnu
	.equ a 5
