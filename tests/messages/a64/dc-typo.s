# triple: aarch64-linux-gnu
	dc cvacc, x0
