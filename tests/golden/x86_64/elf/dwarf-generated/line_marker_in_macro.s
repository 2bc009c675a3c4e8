# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/somewhere
# 1 "main.S"
.macro two
# 30 "other.h"
	nop
g\@:	nop
.endm
f:	two
	nop
	two
