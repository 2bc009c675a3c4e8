# triple: x86_64-linux-gnu
A = %rdi
S = %fs
K = %k3
	.long A
	.quad A+1, -A
	.quad A@GOT == %rdi
	.if A
	.endif
	.if A == 5
	.endif
	.if %rdi < %rsi
	.endif
	.skip A
	movq A+4, %rax
	movq foo+A(%rax), %rbx
	movq (A+1), %rax
	movq A(%rax), %rbx
	movq (%rax,%rbx,A), %rbx
	movq A:8, %rax
	movq $A, %rax
	movq $A+1, %rax
	movq $%rdi == %rdi, %rax
	movq $%rdi, %rax
	movl A, %eax
	jmp A
	vaddps %zmm0, %zmm1, %zmm2{K}
	.cfi_startproc
	.cfi_def_cfa A, 8
	.cfi_endproc
	.equiv B, %rdi
B = %rsi
B:
C = %rdi+1
# Used before they are bound.
	movq E, %rax
	.long E
F = E
E = %rdi
