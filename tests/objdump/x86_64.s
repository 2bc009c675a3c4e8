#-triple=x86_64-linux-gnu
#
	.text
# A label without a name of its own, zeros, and relocations in zeros.
	nop
	.zero 12
	callq	bar
	.globl	foo
	.type	foo,@function
foo:
	leaq	foo(%rip), %rax
	leaq	.Lend(%rip), %rax
	movl	%fs:8(%rip), %eax
	movl	8(%eip), %eax
	jmp	.Lend
	je	foo
	xbegin	.Lend
	loop	.Lend
	jmpq	*data(%rip)
	.byte	6, 6
	vpaddd	(%rip), %zmm17, %zmm18
	movabsq	$1234567890123, %rax
	movabsq	$bar, %rax
	addq	$1000, %rax
	vpshufd	$27, %xmm0, %xmm1
	lock	cmpxchgl %ecx, (%rax)
	.quad	bar
	.quad	0
.Lend:
	retq
	.type	table,@object
table:
	.byte	1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 65
	.byte	0x20, 0x7e, 0x7f, 0
	.type	both,@object
both:
both_code:
	nop
alias1:
alias2:
	nop
# The end of the text is not an instruction.
	.byte	0x48
	.section	.text.cold,"ax",@progbits
	jmp	foo
	jmp	. - 20
	.data
data:
	.quad	foo
	.section	.text.empty,"ax",@progbits
	.section	.text.bss,"ax",@nobits
	.zero	16
