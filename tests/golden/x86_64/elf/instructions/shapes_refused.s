# triple: x86_64-linux-gnu
# Operands that look like those of another instruction.
	popq	%rbx {1to8}
	movl	$5 {1to4}, %eax
	addl	%eax {1to16}, %ebx
	movsb	(%rsi) {1to4}, %es:(%rdi)
	addw	(%dx), %ax
	movw	%es, (%dx)
	lodsb	(%dx)
	fs	%st(4)
	fadd	(%rax)
	fld	(%rax)
	fistp	(%rax)
	fcmovb	%st(1)
	padd	(%rax), %mm0
	andl	$2307561160, %fs:8, %eax
	.intel_syntax noprefix
	mov	[dx], al
	call	qword ptr [dx]
