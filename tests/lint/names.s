# llas --triple x86_64-linux-gnu --no-exec-stack
rax = 5
edi:	.long 1
	.set r9, 2
eaxes = 1
