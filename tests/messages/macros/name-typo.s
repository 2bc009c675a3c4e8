# triple: x86_64-linux-gnu
	.macro save_all
	nop
	.endm
	save_al
