# triple: aarch64-linux-gnu
	mov x0, #1 # one
	add x0, x0, #1 # two
