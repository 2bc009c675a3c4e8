# triple: x86_64-linux-gnu
	.intel_syntax noprefix
	mov raxx, 5
