# triple: x86_64-linux-gnu
	.intel_syntax noprefix
A = rdi
	.set B, xmm3
	.if A == rdi && A != rsi && B == xmm3
	nop
	.endif
rsi = 5
	.quad RAX, Rax+4
	mov rax, rsi
	.att_syntax
	movq A, %rax
	addps B, %xmm1
	movl $rsi, %eax
C = %rcx
	.intel_syntax noprefix
	.if C == rcx
	ret
	.endif
