# triple: x86_64-linux-gnu
	.ascii "\400"
