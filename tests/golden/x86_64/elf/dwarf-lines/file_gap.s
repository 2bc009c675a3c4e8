# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.file 3 "b.c"
	nop
