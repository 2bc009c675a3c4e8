# triple: x86_64-linux-gnu
f:
	.cfi_startproc
	ret
