# Every relocation of x86-64 that is filled in and that the linker does not change.
	.text
	callq f@PLT
	jmp f
	movq g@GOTPCREL(%rip), %rax
	movl g@GOTPCREL(%rip), %eax
	callq *g@GOTPCREL(%rip)
	jmpq *g@GOTPCREL(%rip)
	addq g@GOTPCREL(%rip), %rcx
	cmpq g@GOTPCREL(%rip), %r9
	testq %r10, g@GOTPCREL(%rip)
	movq g@GOTPCREL(%rip), %r16
	cmpl g@GOTPCREL(%rip), %eax
	pushq g@GOTPCREL(%rip)
	cmpb $1, g@GOTPCREL(%rip)
	movl $f, %eax
	movq $f, %rax
	movabsq $f, %rax
	leaq _GLOBAL_OFFSET_TABLE_(%rip), %rbx
	movabsq $_GLOBAL_OFFSET_TABLE_-., %r11
	movabsq $f@GOTOFF, %rax
	movabsq $g@GOT, %rax
	movabsq $f@PLTOFF, %rax
	movq %fs:t@TPOFF, %rax
	movabsq $t@TPOFF, %rcx
	leaq u(%rip), %rax
	movq w, %rax
	.quad f, f-., g+8
	.long f, f-., small
	.short small, n-.
	.byte tiny, n-.
	.section .near,"ax",@progbits
	.globl n
n:	nop
	.section .far,"ax",@progbits
	.p2align 12
	.zero 64
	.globl f
f:	retq
	.weak w
	.section .tdata,"awT",@progbits
	.globl t
	.quad 1
t:	.quad 2
	.data
	.globl g
g:	.quad f
u:	.quad g
