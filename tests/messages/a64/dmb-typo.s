# triple: aarch64-linux-gnu
	dmb ihs
