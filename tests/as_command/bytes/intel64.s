# as: x86_64-linux-gnu
# flags: --64 -mintel64
	data16 jmp foo
	data16 call foo
	data16 jmp *(%rax)
	data16 call *%rax
	data16 ret
	data16 ret $8
	ret
	ljmp *(%rax)
	ljmpw *(%rax)
	ljmpq *(%rax)
	lcallq *(%rax)
	lret
	lretq
	lretw
	lfs (%rax), %rcx
	lgs (%rax), %ecx
	lss (%rax), %rcx
	lfsq (%rax), %rcx
	lssq (%rax), %rcx
	lssl (%rax), %ecx
	syscall
	sysretl
	sysretq
	sysenter
	sysexit
	sysexitl
	sysexitq
	iretq
