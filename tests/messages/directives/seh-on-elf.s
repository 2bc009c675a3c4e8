# triple: x86_64-linux-gnu
	.seh_proc f
