# triple: i386-linux-gnu
A = %rdi
	movl (A), %eax
	.if %rdi == %rsi
	.endif
B = %xmm9
	.code64
B = %xmm9
	movaps B, %xmm0
	.code32
	movaps B, %xmm0
