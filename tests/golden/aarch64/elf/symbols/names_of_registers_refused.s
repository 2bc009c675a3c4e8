// triple: aarch64-linux-gnu
// mattr: +sve
a .req v2.4s
b .req z1.s
c .req p1.b
d .req nothing
e .req za
	.unreq 5
f .req v1
	add f.3s, f.4s, f.4s
