# triple: x86_64-linux-gnu
	int $256
