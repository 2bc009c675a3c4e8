# triple: x86_64-linux-gnu
	testl %eax, $5
