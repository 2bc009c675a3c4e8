# What the linker relaxes, or no longer knows.
	.text
	movl t@INDNTPOFF, %eax
	movl t@GOTNTPOFF(%ebx), %eax
	leal t@DTPOFF(%eax), %edx
	.reloc 0, R_386_NONE, t
	.section .tdata,"awT",@progbits
	.globl t
	.long 1
t:	.long 2
