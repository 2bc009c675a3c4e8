# triple: aarch64-linux-gnu
	ic ialluu
