# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/somewhere
f:	nop
# 7 "main.S"
# 9 "other.h"
	.data
