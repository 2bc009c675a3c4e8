# triple: x86_64-linux-gnu
	.ascii "a" "b" c
