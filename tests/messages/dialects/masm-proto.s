# triple: x86_64-linux-gnu
	.model flat, c
	.data
x DWORD 5
	.code

