# triple: aarch64-linux-gnu
	svc #65536
