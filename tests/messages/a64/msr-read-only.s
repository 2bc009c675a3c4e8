# triple: aarch64-linux-gnu
	msr midr_el1, x0
