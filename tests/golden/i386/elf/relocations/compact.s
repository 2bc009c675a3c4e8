# triple: i386-linux-gnu
# args: --crel
	call foo
	.long bar+4, bar-4
	.space 300
	.long bar
	.reloc 0, R_386_NONE, foo
