# triple: x86_64-linux-gnu
	.space n
