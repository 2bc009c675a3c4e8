# triple: aarch64-linux-gnu
	mov x0, #1 ; the answer
	mov x1, #2 ; another one
