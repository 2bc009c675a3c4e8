# triple: x86_64-linux-gnu
	my label:
	nop
