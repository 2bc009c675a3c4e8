# triple: x86_64-linux-gnu
	enter $8
