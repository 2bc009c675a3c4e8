# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.file 2 "/usr/include/a.h"
	.file 3 "/a.c"
	.file 4 "d//a.c"
	.loc 1 1
	nop
	.loc 3 1
	nop
