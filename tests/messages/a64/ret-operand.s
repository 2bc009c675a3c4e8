# triple: aarch64-linux-gnu
	ret w30
