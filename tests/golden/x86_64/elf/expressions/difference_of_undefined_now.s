# triple: x86_64-linux-gnu
	.skip 3, a-a
	.p2align a-a
	.if .Lx-.Lx
	.endif
	.set y, z
	.if y-z
	.endif
y:
z:
