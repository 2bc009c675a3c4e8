# triple: x86_64-linux-gnu
	movk %rax, %rbx
	MOVQQ %rax, %rbx
	addd $1, %eax
	ret %rax
	nop nop
	cpuid %rax
	push
	pop
	push %al
	push %eax
	pop %cs
	pop $5
	push $0x123456789
	add
	add %rax
	add %rax, %rbx, %rcx
	add %rax %rbx
	add %rax,, %rbx
	add %rax,
	add , %rax
	add %rax, $5
	add $5, $5
	add (%rax), (%rbx)
	add $5, (%rax)
	add $0x123456789, %rax
	add $300, %al
	add $70000, %ax
	addb $300, %al
	mov %eax, %rbx
	mov %al, %bx
	mov $1, (%rax)
	mov %cr16, %rax
	mov %rax, %es:(%rbx
	mov %es, %ds
	mov %xmm0, %rax
	movzx (%rax), %eax
	movzb %ax, %eax
	lea %rax, %rbx
	lea (%rax), (%rbx)
	lea (%rax), %al
	xchg $1, %rax
	test (%rax), (%rbx)
	imul $1, $2, %rax
	shl %rcx, %rax
	shl %ch, %rax
	shl $256, %rax
	in %bx, %al
	out %al, %rdx
	int $256
	int %rax
	enter $70000, $1
	bt $256, %rax
	movq (%rax,%rbx,3), %rcx
	movq (%rax,%rbx,0), %rcx
	movq (%rax,%rbx,), %rcx
	movq (%rax,%rsp), %rcx
	movq (%rax,%rip), %rcx
	movq (%rip,%rax), %rcx
	movq (%rax,%ebx), %rcx
	movq (%eax,%rbx), %rcx
	movq (%ax), %rcx
	movq (%bx,%si), %rcx
	movq (%al), %rcx
	movq (%xmm0), %rcx
	movq (%rax,%xmm0), %rcx
	movq (%cr0), %rcx
	movq (,%rax,), %rcx
	movq (%rax,%rbx,2,3), %rcx
	movq (%rax %rbx), %rcx
	movq (rax), %rcx
	movq 5(%rax, %rcx
	movq 0x123456789(%rax), %rcx
	movq 0x80000000(%rax), %rcx
	movq %rax:5, %rcx
	movq %fs:%rax, %rcx
	movq %fs:, %rcx
	movq %fs:(%rax):5, %rcx
	movq %nothing, %rax
	movq %, %rax
	movq %5, %rax
	movq %RAXX, %rax
	movq $, %rax
	movq $5 6, %rax
	movq @, %rax
	movq foo@nonsense, %rax
	movq foo@got@plt(%rip), %rax
	movq *%rax, %rbx
	jmp *
	jmp %rax
	jmp *5*
	jmp $5
	call (%rax)
	call *%eax
	jmp *%ax
	jne *%rax
	jrcxz *%rax
	loop %rcx
	lock
	lock nop
	lock mov %rax, %rbx
	rep add %rax, %rbx
	rep rep movsb
	data16 data32 nop
	movb %ah, %r8b
	movb %sil, %ah
	addb %ah, (%r8)
	addb %bh, %spl
	movsbl (%rax), %rbx
	cmpxchg16b %rax
	movdqa %xmm0, %rax
	movss $1, %xmm0
	pshufd %xmm0, %xmm1
	pshufd $300, %xmm0, %xmm1
	vaddps %xmm0, %xmm1
	vaddps %xmm0, %ymm1, %xmm2
	vaddps (%rax){1to8}, %zmm1, %zmm2
	vaddps (%rax){1to16}, %zmm1, %zmm2 {%k0}
	vaddps (%rax){1to3}, %zmm1, %zmm2
	vaddps %zmm0, %zmm1, %zmm2 {%k8}
	vaddps %zmm0, %zmm1, %zmm2 {z}
	vaddps %zmm0, %zmm1, %zmm2 {%k1}{y}
	vaddps %zmm0, %zmm1, %zmm2 {%k1}{z}{z}
	vaddps %zmm0, %zmm1, %zmm2 {%rax}
	vaddps %zmm0, %zmm1, %zmm2 {%k1
	vaddps {rn-sae}, %xmm0, %xmm1, %xmm2
	vaddps {rx-sae}, %zmm0, %zmm1, %zmm2
	vaddps {sae}, %zmm0, %zmm1, %zmm2
	vgatherdps %xmm0, (%rax,%xmm1), %xmm2
	vgatherdps (%rax,%xmm1), %xmm1 {%k1}
	vgatherdps (%rax,%xmm1), %xmm2
	vgatherdps %xmm1, (%rax,%xmm1), %xmm2
	v4fmaddps (%rax), %zmm1, %zmm2
	{vex} nop
	{evex} add %rax, %rbx
	{vex3} vaddps %zmm0, %zmm1, %zmm2
	{nonsense} nop
	{vex nop
	aaa
	daa
	pusha
	into
	les (%rax), %eax
	bound %eax, (%rax)
	arpl %ax, %bx
	ljmp $1, $2
	jcxz 1b
	movabs $1, %eax
	movabs 5, %rbx
	fadd %st(1), %st(2)
	fadd %st(8), %st
	fld %st(9)
	fld %eax
	fadds %st
	sysexitw
	cmpps $32, %xmm0, %xmm1
	cmpfoops %xmm0, %xmm1
	vcmpfoops %xmm0, %xmm1, %xmm2
	movntq %xmm0, (%rax)
	crc32 %rax, %al
	vpermq $256, %ymm0, %ymm1
	kmovw %eax, %eax
	kaddb %k1, %k2
	bndmk (%rax), %rax
	tdpbssd %tmm0, %tmm0, %tmm1
	tileloadd (%rax), %tmm1
	movdir64b (%rax), %ebx
	push2 %rax, %rsp
	push2 %rax, %rax
	pop2 %rax, %rax
	ccmpo {dfv=xx} %rax, %rbx
	imulzu %rax, %rbx
