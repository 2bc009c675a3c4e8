# triple: x86_64-linux-gnu
	shll %bl, %eax
