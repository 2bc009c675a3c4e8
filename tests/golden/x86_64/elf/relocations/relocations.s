# triple: x86_64-linux-gnu
	movq a@GOTPCREL(%rip), %rax
	movq a@GOTPCREL_NORELAX(%rip), %rax
	movl a@GOTPCREL(%rip), %eax
	callq *a@GOTPCREL(%rip)
	callq f@PLT
	jmp f
	leaq a@TLSGD(%rip), %rdi
	leaq a@TLSLD(%rip), %rdi
	leaq a@DTPOFF(%rax), %rcx
	movq a@GOTTPOFF(%rip), %rax
	movq %fs:a@TPOFF, %rax
	movabsq $a@TPOFF, %rax
	leaq a@TLSDESC(%rip), %rax
	callq *a@TLSCALL(%rax)
	movabsq $a@GOT, %rax
	movabsq $a@GOTOFF, %rax
	movabsq $a@PLTOFF, %rax
	movabsq $_GLOBAL_OFFSET_TABLE_ - ., %rax
	leaq _GLOBAL_OFFSET_TABLE_(%rip), %rbx
	cmpb $a@ABS8, %al
	addl $a@ABS8, %ecx
	movl $a, %eax
	movq $a, %rax
	pushq $a
	movb a, %al
	.quad a, a@GOT, a@GOTOFF, a@SIZE, a - .
	.long a, a@GOTPCREL, a@PLT, a@DTPOFF, a@TPOFF, a - .
	.short a
	.byte a
	.reloc 0, R_X86_64_NONE, a
	.reloc ., R_X86_64_PC32, a + 4
	.reloc . - 8, BFD_RELOC_64, a - 1
