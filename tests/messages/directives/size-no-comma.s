# triple: x86_64-linux-gnu
f:	ret
	.size f .-f
