# triple: x86_64-linux-gnu
	.file	"a.c"
	.text
f:
#APP
# 1 "a b.c" 1
	nop
	frob %edi
	nop
# 0 "" 2
	frob
# 2 "a b.c" 1
	.ascii "a
b" frob

# 0 "" 2
#NO_APP
	frob
	.macro m
	frob
	.endm
	m
# 1 "quote\"d.c"
	frob
# 08 "octal.c"
	frob
# 0 "zero.c"
	.if 1
