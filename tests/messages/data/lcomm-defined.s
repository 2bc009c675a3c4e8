# triple: x86_64-linux-gnu
	buf: .comm buf, 4
