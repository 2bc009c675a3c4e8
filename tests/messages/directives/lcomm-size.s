# triple: x86_64-linux-gnu
	.lcomm a
