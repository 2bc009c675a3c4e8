# triple: x86_64-linux-gnu
	.addrsig_sym
