# triple: x86_64-linux-gnu
	movl 0x100000000(%rax), %ecx
