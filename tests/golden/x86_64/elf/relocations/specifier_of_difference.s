# triple: x86_64-linux-gnu
	.long (x-here)@PLT
here:
	.long (x-here)@TLSLD
	.long (x+4)@PLT
