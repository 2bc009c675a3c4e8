# triple: x86_64-linux-gnu
# args: -x86-sse2avx
	addps	%xmm0, %xmm1
	addpd	(%rax), %xmm9
	mulss	%xmm10, %xmm1
	movaps	(%rax), %xmm2
	movups	%xmm2, 8(%rbx)
	movss	%xmm1, %xmm2
	movss	(%rax), %xmm2
	movq	%rax, %xmm3
	movd	%xmm3, %eax
	sqrtss	%xmm1, %xmm2
	sqrtps	%xmm1, %xmm2
	roundsd	$3, %xmm1, %xmm2
	pshufd	$27, %xmm1, %xmm2
	pshufb	x(%rip), %xmm2
	cvtsi2ssl	%eax, %xmm1
	cvtsi2sd	%rax, %xmm1
	cvttss2si	%xmm1, %rax
	cvtpd2ps	(%rsi), %xmm5
	cvttpd2dq	%xmm5, %xmm6
	cmpeqps	%xmm9, %xmm1
	cmpps	$2, %xmm9, %xmm1
	pclmulqdq	$1, %xmm1, %xmm2
	pextrb	$1, %xmm1, %eax
	pinsrd	$1, (%rax), %xmm2
	psrldq	$4, %xmm3
	pslld	$4, %xmm3
	pslld	%xmm1, %xmm3
	ldmxcsr	(%rax)
	stmxcsr	(%rax)
	maskmovdqu	%xmm1, %xmm2
	movhlps	%xmm1, %xmm2
	pxor	%mm0, %mm1
	paddb	(%rax), %mm1
	cvtps2pi	%xmm0, %mm1
	movsd
	add	%eax, %ebx
	sha1msg1	%xmm1, %xmm2
	crc32l	%eax, %ecx
