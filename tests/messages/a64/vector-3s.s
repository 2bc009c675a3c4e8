# triple: aarch64-linux-gnu
	add v0.3s, v1.3s, v2.3s
