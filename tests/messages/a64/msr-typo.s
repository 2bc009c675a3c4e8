# triple: aarch64-linux-gnu
	msr daifst, #2
