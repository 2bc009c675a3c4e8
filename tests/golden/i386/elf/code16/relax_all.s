# triple: i386-linux-gnu-code16
# args: -mc-relax-all
	jmp x
	jz x
	addl $x, %eax
x:	.code32
	jmp x
	jz x
	push $x
