# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.file 1 "b.c"
