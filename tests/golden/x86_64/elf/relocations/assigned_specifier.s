# triple: x86_64-linux-gnu
# A specifier is no part of what a symbol stands for, nor of what is taken away.
	.set a, b@PLT
	.equiv c, (b)@GOT
	d = ((b@GOTPCREL))
	.set e, (b@PLT)+3
	.set .Lf, b@PLT
	.set a, a@PLT
