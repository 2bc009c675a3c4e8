# triple: x86_64-linux-gnu
# args: -dwarf-version=5 -fdebug-compilation-dir=/somewhere
	.file 1 "x/a.c"
	.file 2 "a.c"
	.loc 0 1
	nop
	.loc 2 2
	nop
