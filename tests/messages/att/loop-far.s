# triple: x86_64-linux-gnu
	loop l
	.space 300
l:
