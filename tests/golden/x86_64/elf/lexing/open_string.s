# triple: x86_64-linux-gnu
	.ascii "one line
and the next"
	.byte 256
	.ascii "a", "never closed
	.byte 1
