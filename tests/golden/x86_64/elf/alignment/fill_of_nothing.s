# triple: x86_64-linux-gnu
# llvm-mc dies of it.
	.fill 1f-0f, 0, 129
0:
1:	.fill 3, 0, 129
