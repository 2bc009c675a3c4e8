@ triple: armv7-linux-gnueabihf
	movt	r4, #0x102
	.byte	7+.
	movt	r4, #0x102
	.byte	.
	movt	r4, #0x102
	.hword	1, .-2
