# triple: x86_64-linux-gnu
# Instructions that are most likely not meant, and are taken all the same.
	vgatherdps (%rax,%xmm1), %xmm1 {%k1}
	vgatherqps (%rax,%zmm1), %ymm1 {%k1}
	vgatherdps %xmm1, (%rax,%xmm1), %xmm2
	vpgatherdq %ymm3, (%rax,%xmm3), %ymm2
	v4fmaddps (%rax), %zmm1, %zmm2
	v4fmaddss (%rax), %xmm5, %xmm2
	vp4dpwssd (%rax), %zmm7, %zmm2
	vfmulcph %xmm1, %xmm2, %xmm2
	vfcmaddcsh %xmm1, %xmm2, %xmm2
	vfmaddcph {rn-sae}, %zmm1, %zmm2, %zmm2
	prefetchit0 (%rax)
	prefetchit1 foo(%rip)
	tmmultf32ps %tmm1, %tmm0, %tmm1
	tdphf8ps %tmm1, %tmm0, %tmm1
	cvtsi2sd %rax, %xmm1
	cvtsi2sd %eax, %xmm1
	cvtsi2ss %eax, %xmm1
	cvtsi2ss %rax, %xmm1
	movzx (%rax), %ax
	movsx (%rax), %ax
	movzx %ax, %rax
	movsx %al, %eax
	mov $$a, %eax
	mov $$5, %eax
	mov %xmm0, (%rax)
