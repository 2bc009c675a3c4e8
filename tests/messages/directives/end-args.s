# triple: x86_64-linux-gnu
	.end foo bar
