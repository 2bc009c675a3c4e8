# triple: aarch64-linux-gnu
	prfm pldl1kep, [x0]
