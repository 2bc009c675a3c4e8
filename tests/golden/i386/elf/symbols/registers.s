# triple: i386-linux-gnu
A = %esi
	movl A, %eax
	movl 4(A,A,2), %eax
	.code16
B = %bx
	movw (B), %ax
	movw 4(B,%si), %ax
	.code64
A = %r9
	movq (A), A
