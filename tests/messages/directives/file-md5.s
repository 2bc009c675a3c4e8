# triple: x86_64-linux-gnu
	.file 1 "a.c" md5 0xfg
