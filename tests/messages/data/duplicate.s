# triple: x86_64-linux-gnu
a:	.long 1
a:	.long 2
