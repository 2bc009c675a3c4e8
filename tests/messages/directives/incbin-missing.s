# triple: x86_64-linux-gnu
	.incbin "no-such-file.bin"
