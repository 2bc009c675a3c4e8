# triple: x86_64-linux-gnu
	.macro again
	again
	.endm
	again
