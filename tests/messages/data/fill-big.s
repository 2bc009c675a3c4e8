# triple: x86_64-linux-gnu
# not run: it writes 8 GiB
	.fill 1<<33
