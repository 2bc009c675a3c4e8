# triple: x86_64-linux-gnu
	.string "a" 5
