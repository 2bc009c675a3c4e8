# triple: aarch64-linux-gnu
	tlbi vmalle1iss
