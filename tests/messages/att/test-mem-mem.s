# triple: x86_64-linux-gnu
	testl (%rax), (%rbx)
