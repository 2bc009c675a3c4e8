# triple: x86_64-linux-gnu
	movzbl %ax, %eax
