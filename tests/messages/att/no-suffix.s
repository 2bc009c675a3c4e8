# triple: x86_64-linux-gnu
	mov $1, (%rax)
