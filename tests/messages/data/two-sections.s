# triple: x86_64-linux-gnu
	.data
a:	.long 1
	.text
b:	.long a - c
	.bss
c:
