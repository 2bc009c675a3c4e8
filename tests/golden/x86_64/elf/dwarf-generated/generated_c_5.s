# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/c
# 7 "foo.S"
a:	nop
# 3 "/x/bar.h" 1
b:	nop
# 20 "foo.S"
	nop
