# triple: x86_64-linux-gnu
	.file 1 "a.c"
f:	nop
	.loc 1 5
	rex64 jmpq *f(%rip)
	.loc 1 6
	rep movsb
	.loc 1 7
	cs
	nop
