# triple: x86_64-linux-gnu
# not run: llvm-mc stops with a floating point exception
	.quad -0x8000000000000000 % -1
