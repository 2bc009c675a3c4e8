# triple: x86_64-linux-gnu
	repp movsb
