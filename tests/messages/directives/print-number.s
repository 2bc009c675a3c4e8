# triple: x86_64-linux-gnu
	.print 5
