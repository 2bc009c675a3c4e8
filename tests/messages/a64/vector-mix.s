# triple: aarch64-linux-gnu
	add v0.4s, v1.4s, v2.2s
