# triple: x86_64-windows-msvc
# args: -gcodeview -fdebug-compilation-dir=/src
	.text
	.globl main
	.def main; .scl 2; .type 32; .endef
main:
	pushq %rbp
	movl $42, %eax
helper:
	popq %rbp
	ret
	.macro two
	nop
	nop
	.endm
	.def second; .scl 3; .type 32; .endef
second:
	two
	jmp helper
.Lprivate:
	.data
datum:	.long 7
	.section .text$f,"xr",discard,f
	.globl f
f:
	.seh_proc f
	subq $8, %rsp
	.seh_stackalloc 8
	.seh_endprologue
	addq $8, %rsp
	ret
	.seh_endproc
	int3
	.text
	.include "part.inc"
# 7 "other.asm"
	hlt
