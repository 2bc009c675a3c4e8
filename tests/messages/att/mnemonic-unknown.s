# triple: x86_64-linux-gnu
	frobnicate %rax
