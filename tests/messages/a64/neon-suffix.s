# triple: aarch64-linux-gnu
	add v0.4f, v1.4f, v2.4f
