# triple: x86_64-linux-gnu
	imull $3
