# triple: x86_64-linux-gnu
	5 = a
