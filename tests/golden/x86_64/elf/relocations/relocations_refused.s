# triple: x86_64-linux-gnu
	.text
f:	jrcxz far
	loop far
	jmp .Lmissing
	.zero 200
far:
	movabsq $a@gotpcrel, %rax
	movb a@got(%rip), %al
	movq $a@plt, %rax
	movl $a@gottpoff, %eax
	pushw $a@gotpcrel
	addb $a@got, %al
	leaq a - b(%rip), %rax
	leaq a + b(%rip), %rax
	movq a@tlsgd, %rax
	jmp a@tpoff
	jmp *a@dtpoff
	jrcxz a@plt
	jrcxz g
	loop a@got
	.reloc 1000000, R_X86_64_NONE
	.reloc -1, R_X86_64_NONE
	.reloc undefined, R_X86_64_NONE
	.reloc far - undefined, R_X86_64_NONE
	.reloc other, R_X86_64_NONE
	.section .other,"a",@progbits
other:	.byte 0
	.bss
	.byte 1
	.ascii "text"
	.quad a
	nop
	.section .more,"a",@nobits
	.byte 1
	movl $1, %eax
