# triple: x86_64-linux-gnu
# args: --lint
	mov 5, %eax
	addl 1, %ebx
