# triple: x86_64-linux-gnu
# Symbols bound to registers: they are operands as the registers are, and no symbols of the object.
A = %rdi
.set B, %xmm3
.equ C, %rsp
.equiv .LD, %rbx
"x y" = %r9
E = A
F = (%rcx)
	movq A, %rax
	movq %rax, E
	movq (A), %rcx
	movq 8(A,.LD,4), %rcx
	movq (.LD, A , 4), %rcx
	movq foo+8(,F,8), %rcx
	movq foo(C), "x y"
	addps B, %xmm1
	vaddps B, %xmm1, %xmm2
	jmpq *A
	jmpq *(A)
	callq *8(A,F)
	pushq A
L = %cl
M = %dx
N = %al
	shll L, %eax
	outb N, (M)
	outb %al, M
# Segments, the stack of the x87, masks and broadcasts.
S = %fs
	movq S:(%rax), %rcx
	movq S:8, %rcx
	jmpq *S:8
T = %st(3)
U = %st
	fadd T, %st
	fadd U, T
	fxch T
Z = %zmm17
	vaddps %zmm0, %zmm1, Z{%k1}{z}
	vaddps (A){1to16}, Z, %zmm2
	vpgatherdd (A,Z,4), %zmm1{%k1}
I = %rip
J = %riz
	movq foo(I), %rax
	movq (%rax,J), %rax
# Each use has the value of its place; a name may become a number, an address, a label.
A = %rsi
	movq A, %rax
	movq E, %rax
	.set A, 5
	movq $A, A
V = -4
	movq V(E), %rax
	movq V+(2*4)(E), %rax
A = foo
	movq A, %rax
E = %r15
E:
	jmp E
# Comparisons.
	.if %rdi == %RDI
	.byte 1
	.endif
	.if F == %rcx && F != %ecx
	.byte 2
	.endif
	.if F == %rsp
	.error "no"
	.elseif F == %rcx
	.byte 3
	.endif
	.if %dr3 != %db3 || %st != U || T != %st(3)
	.error "no"
	.endif
	.if !(F == %rdx)
	.byte 4
	.endif
	.byte F == %rcx, F != %rcx, 7%4, (7) % 4
	movl $(F == %rcx)+2, %eax
.macro add base=%rsp offset=0
	.if \base == %rsp
	addq $\offset, %rsp
	.else
	leaq \offset(\base), %rsp
	.endif
.endm
	add
	add F, 8
	add base=%rsp offset=16
# Such a name does not count as defined.
	.ifdef F
	.error "no"
	.endif
	.ifndef F
	.byte 5
	.endif
	.ifc F,%rcx
	.error "no"
	.endif
# Attributes change nothing, and a common symbol stays one.
	.globl F
	.type F, @function
	.size F, 8
	.hidden F
	.comm common, 4
common = %rdx
	movq common, %rax
G = %rax
	.weakref G, bar
	callq G
