# triple: x86_64-linux-gnu
	.irpc x, ab, cd
	.byte \x
	.endr
