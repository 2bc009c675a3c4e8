# triple: aarch64-linux-gnu
	add v32.4s, v1.4s, v2.4s
