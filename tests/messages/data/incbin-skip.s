# triple: x86_64-linux-gnu
	.incbin "/dev/null", -1
