# triple: x86_64-linux-gnu
# args: --save-temp-labels
# Every place that is made for an operand has one number, however the operand is read.
f:	nop
1:
	jmp .-1f
	.byte 1
1:
	leaq .+2*4(%rip), %rax
	leaq 8+.(%rip), %rax
2:	.quad .-(2b)
2:	jmp 2b
