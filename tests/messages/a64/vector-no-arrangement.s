# triple: aarch64-linux-gnu
	add v0, v1, v2
