# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/c
	nop
# 7 "foo.S"
a:	nop
# 3 "/x/bar.h" 1
b:	nop
	.macro m
	nop
	.endm
	m
# 20 "foo.S"
	nop
