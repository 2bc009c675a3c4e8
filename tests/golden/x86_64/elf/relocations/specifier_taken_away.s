# triple: x86_64-linux-gnu
here:
	.long x-here@GOT
	.long x-(here@GOT)
	.long x@GOT-here@GOT
	.long x@PLT-here
