# triple: x86_64-linux-gnu
# a comment

# 1 "foo.c" 1
#define x
	.macro m a
	.long \a

	.endm
	m 1
	.rept 2
	nop

	.endr
	.irp x, 2, 3
	m \x
	.endr
	.if 0

	nop
	.else
	ret
	.endif
	.popsection_is_not_here = 1
	.globl a; .globl b
	.extern c
c:
	.byte	. - c
