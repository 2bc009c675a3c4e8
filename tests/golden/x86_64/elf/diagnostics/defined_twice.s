# triple: x86_64-linux-gnu
a:	nop
a:	nop
	.equiv b, 3
	.equiv b, 4
x: y: z:
	nop; y: nop
	.macro label name
\name:	nop
	.endm
	label m
	label m
	.if 0
c:	nop
	.endif
c:	nop
c:	nop
a:	nop
# a: in a comment, and "b = 3" in a string, are none.
	.set d, 1
	.equiv d, 2
