# What the linker relaxes, or no longer knows.
	.text
	movq t@GOTTPOFF(%rip), %rax
	movq t@GOTTPOFF(%rip), %r16
	addq %r8, t@GOTTPOFF(%rip), %r16
1:	.long 0
	.reloc 1b, R_X86_64_GOT32, g
2:	.quad 0
	.reloc 2b, R_X86_64_GOTPCREL64, g
3:	.quad 0
	.reloc 3b, R_X86_64_GOTPLT64, f+1
	.long t@DTPOFF, f@SIZE+1
	.quad t@DTPOFF, f@SIZE
	.reloc 0, R_X86_64_NONE, f
	.section .far,"ax",@progbits
	.globl f
f:	retq
	.size f, 1
	.section .tdata,"awT",@progbits
	.globl t
	.quad 1
t:	.quad 2
	.data
	.globl g
g:	.quad f
