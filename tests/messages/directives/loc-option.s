# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.loc 1 1 1 is_smt 1
