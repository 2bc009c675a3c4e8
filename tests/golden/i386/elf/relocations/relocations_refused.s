# triple: i386-linux-gnu
	.text
a:	.long 0
	pushw $b@plt
	jecxz b@plt
	.short b@got
	.long b@tpoff - a
	.long a - undefined
	.long undefined - undefined2
