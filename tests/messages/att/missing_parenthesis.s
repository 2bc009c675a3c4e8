# triple: x86_64-linux-gnu
	mov $(1+2, %eax
	mov 8(%rax, %eax
	.quad (1+2, 3
