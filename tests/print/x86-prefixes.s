# triple: x86_64-linux-gnu
	.text
	rep bsfl %eax, %ecx
	tzcntl %eax, %ecx
	rep nop
	pause
	repne lock addl %ecx, (%rax)
	xacquire lock addl %ecx, (%rax)
	xrelease movl %ecx, (%rax)
	repne xchgl %eax, (%rax)
	data16 lock addl %eax, (%rax)
	lock addq $1, foo+3(%rip)
	rep ret
	repne call foo
	cs nopw 0x0(%rax,%rax,1)
	xchgw %ax, %ax
	nop
	vcmppd $p, %ymm6, %ymm10, %ymm6
	vcmppd $0, %ymm6, %ymm10, %ymm6
