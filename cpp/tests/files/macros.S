// Object and function macros, # and ##, as they are in assembly text.
#define NAME(x) _ ## x
#define CAT(a, b) a ## b
#define XCAT(a, b) CAT(a, b)
#define STR(x) #x
#define XSTR(x) STR(x)
#define IMM(x) #x
#define ARM_IMM(x) mov r0, #1 ; add r0, r0, # x ; #comment
#define LOCAL(n) .L##n: ; . ## text
#define EMPTY
#define ID(x) x
	.globl NAME(f)
NAME(f):
	movl $XCAT(0x, 1f), %eax	# a comment with NAME(x)
	ARM_IMM(12)
	LOCAL(3)
	.ascii STR(a  "b\n" 'c' \ d), XSTR(NAME(y))
	ID(EMPTY) x EMPTY y ID() z
	ID(ID)(1) ID(ID(2))
#define f(a) a*g
#define g(a) f(a)
	f(2)(9)
#define REC REC + 1
	REC ID(REC)
#define LPAREN (
#define RPAREN )
	ID LPAREN 1 RPAREN
	CAT(,) CAT(a,) CAT(,b) CAT(+, -) CAT(-,>)
	NAME (spaced) NAME
	(not_called)
#undef NAME
	NAME(f)
#define MULTI(a, \
	b) a, \
	b
	MULTI(1,
	2)
	__LINE__ XSTR(__LINE__) MULTI(__LINE__,
	__LINE__)
