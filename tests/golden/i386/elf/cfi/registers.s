# triple: i386-linux-gnu
# Registers of call frames: those with numbers, and what is written for those without.
f:	.cfi_startproc
	.cfi_undefined %st
	.cfi_undefined %st(3)
	.cfi_undefined st(7)
	.cfi_undefined %flags
	.cfi_undefined %eflags
	.cfi_undefined %mxcsr
	.cfi_undefined %eax
	.cfi_undefined %al
	.cfi_undefined %tmm3
	.cfi_undefined %k5
	.cfi_undefined %fs.base
	.cfi_undefined 0x100000001
	.cfi_endproc
