# triple: x86_64-linux-gnu
	cmove %al, %bl
