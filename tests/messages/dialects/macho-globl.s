# triple: x86_64-linux-gnu
	.private_extern _f
	.indirect_symbol _f
