# triple: x86_64-linux-gnu
	.string "hello
	.byte 1
