# triple: x86_64-linux-gnu
# args: --lint
	movl eax, %ebx
