# triple: i386-linux-gnu
# args: -g -dwarf-version=2 -fdebug-compilation-dir=/d
f:	nop
	.file 1 "a.c"
	.loc 1 2
	nop
