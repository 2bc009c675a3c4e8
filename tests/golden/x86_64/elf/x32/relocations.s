# triple: x86_64-linux-gnux32
	movl	x@GOTTPOFF(%rip), %eax
	addl	x@GOTTPOFF(%rip), %ecx
	movq	x@GOTPCREL(%rip), %rax
	movl	x@GOTPCREL(%rip), %eax
	leal	x@TLSDESC(%rip), %eax
	leaq	x@TLSGD(%rip), %rdi
	call	*x@TLSCALL(%eax)
	movl	$x, %eax
	movl	x, %eax
	movl	x(%eax), %ecx
	callq	*x@GOTPCREL(%rip)
	.long	x, x-.
	.quad	x, x-.
	.section .ldata,"awl",@progbits
	.quad 4
