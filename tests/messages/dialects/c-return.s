# triple: aarch64-linux-gnu
	.globl f
f: return 5;
