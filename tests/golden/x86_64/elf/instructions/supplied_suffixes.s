# triple: x86_64-linux-gnu
# A suffix is supplied where exactly one fits: any size before the first vector register, the memory's behind it.
	pmull	(%rsi), %mm0
	vpmuld	(%rax), %xmm1, %xmm2
	packssd	(%rax), %xmm3
	mov	(%rax), %xmm1
	mov	%xmm1, (%rax)
	vpmulud	(%rax), %xmm1, %xmm2
