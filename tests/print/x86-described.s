# triple: x86_64-linux-gnu
# args: -g -fdebug-compilation-dir=/d
	.text
foo:
	nop
	.macro two
	nop
	nop
	.endm
	two
.Ltmp: nop
1:	jmp 1b
	.data
bar: .long 1
	.text
_baz: nop; lock; incl (%rax)
# 5 "sub/orig.c"
	nop
	.p2align 4
	.cfi_startproc
	nop
	.cfi_endproc
	.section .text.x,"ax",@progbits
a:	retq
	.section .text.y,"ax",@progbits
	.long 1
	.section .text.y,"ax",@progbits,unique,1
	nop
