# triple: x86_64-linux-gnu
	.intel_sintax noprefix
