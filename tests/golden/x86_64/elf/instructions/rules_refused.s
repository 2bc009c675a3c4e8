# triple: x86_64-linux-gnu
	tdpbssd %tmm1, %tmm0, %tmm1
	tdpbf16ps %tmm1, %tmm1, %tmm0
	tcmmimfp16ps %tmm1, %tmm0, %tmm0
	mov %xmm0, %rax
	mov %mm0, %rax
	pmovmsk %xmm0, %eax
	padd %xmm0, %xmm1
	movzx (%rax), %eax
	movsx (%rax), %rax
	vaddps %zmm0, %zmm1, %zmm2 {%k1}{z}{z}
	vaddps %zmm0, %zmm1, %zmm2 {%k1}{%k2}
	.code32
	mov (%si,%bx), %ax
	mov 5(%di,%bp), %ax
	mov (%bp,%bx), %ax
