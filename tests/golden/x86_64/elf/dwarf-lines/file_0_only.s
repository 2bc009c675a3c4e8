# triple: x86_64-linux-gnu
# args: -fdebug-compilation-dir=/somewhere
	nop
	.file 0 "a.c"
	.file 1 "x/a.c"
	.file 2 "a.c"
