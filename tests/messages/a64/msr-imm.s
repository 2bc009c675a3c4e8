# triple: aarch64-linux-gnu
	msr daifset, #16
