# Every relocation of i386 that is filled in and that the linker does not change.
	.text
	calll f@PLT
	jmp f
	movl g@GOT(%ebx), %eax
	movl g@GOT, %eax
	addl g@GOT(%ebx), %eax
	leal f@GOTOFF(%ebx), %eax
	addl $_GLOBAL_OFFSET_TABLE_, %ebx
	movl $f, %eax
	movl g+4, %eax
	movl %gs:t@NTPOFF, %eax
	leal u, %eax
	movl w, %eax
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
f:	retl
	.weak w
	.section .tdata,"awT",@progbits
	.globl t
	.long 1
t:	.long 2
	.data
	.globl g
g:	.long f
u:	.long g
