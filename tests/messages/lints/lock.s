# triple: x86_64-linux-gnu
# args: --lint
	lock movl %eax, (%rbx)
	lock addl %eax, %ebx
