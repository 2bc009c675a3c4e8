# triple: x86_64-linux-gnu
	flds 8(%rax)
	fldl (%rbx)
	fldt (%rcx)
	fistpll 4(%rsp)
	fadd %st(3), %st
	fsubr %st, %st(2)
	fdivrp %st(1), %st(0)
	fcmovnbe %st(4), %st
	fstcw (%rax)
	fnstsw %ax
	fucompi %st(2), %st
	paddw %mm1, %mm2
	psrlq $3, %mm7
	movq %rax, %mm3
	pshufw $27, (%rdi), %mm1
	pfrsqrt (%rax), %mm7
	movq2dq %mm1, %xmm9
	extrq $3, $4, %xmm1
	insertq %xmm1, %xmm2
	vmptrld (%rax)
	vmreadq %rdx, 8(%rax)
	vmrun %rax
	invlpga %rax, %ecx
	monitor %rax, %rcx, %rdx
	mwaitx
	xsavec64 (%rax)
	enqcmd (%rdi), %rcx
	encodekey128 %eax, %ebx
	senduipi %rax
	incsspq %rax
	jmpabs $0x123456789a
	pushp %rax
	rep lodsl %gs:(%esi), %eax
	movabsl 2898803586, %eax
	movl 2898803586, %eax
	larl %r13w, %r9d
	vcmpngt_uqpd %ymm1, %ymm2, %ymm3
	vcmpeq_usps {sae}, %zmm1, %zmm2, %k3 {%k4}
	vpcmpnltub (%rax), %xmm3, %k2
	vpcomgeuw %xmm1, %xmm2, %xmm3
	vpclmulhqlqdq %ymm8, %ymm1, %ymm2
	ccmpsb {dfv=of,cf} %r9b, (%r8)
	ctestaq {dfv=} $4, %r20
	vmovaps %xmm9, %xmm1
	vaddpd %ymm9, %ymm1, %ymm2
	vmovss %xmm9, %xmm1, %xmm2
	vcvtpd2psx (%rax){1to2}, %xmm17
