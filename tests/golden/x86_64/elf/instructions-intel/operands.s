# triple: x86_64-linux-gnu
# Operands in Intel syntax: sizes, segments, sums in every order, operators in words.
	.intel_syntax noprefix
	mov	eax, dword ptr [rbx + 4*rcx - 8]
	mov	eax, DWORD PTR [-8 + rcx*4 + rbx]
	mov	eax, foo[rax][rbx*4]
	mov	eax, [rax][foo]
	mov	eax, [rbx]-4
	mov	eax, [rax].4
	mov	eax, [(rax+rbx)+4]
	mov	eax, [rax+rsp]
	mov	eax, "eax"
	mov	rax, qword ptr [rip + sym@GOTPCREL]
	mov	rax, sym@GOTPCREL[rip]
	mov	rax, fs:[0]
	mov	rax, qword ptr fs:sym@TPOFF
	mov	rax, [0x1122334455667788]
	mov	eax, (4 or 1) xor 2 + NOT 5 mod 3
	mov	eax, offset foo + 4
	mov	rax, -1
	movabs	rax, offset foo
	cmp	rdi, offset foo@ABS8
	push	offset foo@ABS8
	push	5
	push	foo
	pop	[rax]
	call	foo@PLT
	call	[foo]
	call	fword ptr [rax]
	jmp	short foo
	jmp	rax
	int	3
	movs	byte ptr es:[rdi], byte ptr [rsi]
	rep	stosd
	cmpsd
	cmpsd	xmm0, qword ptr [rax], 2
	lock xadd [rax], ecx
	.att_syntax prefix
	movl	$1, %eax
