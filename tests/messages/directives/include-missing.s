# triple: x86_64-linux-gnu
	.include "no-such-file.inc"
