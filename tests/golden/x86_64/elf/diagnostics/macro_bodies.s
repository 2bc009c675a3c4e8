# triple: x86_64-linux-gnu
	.macro inner x
	nop
	frob \x
	.endm
	.macro outer y
	inner \y
	  .byte \y )
	.endm
	inner 1
	outer 2
	.rept 2
	nop
	bogus
	.endr
	.irp r, a, b
	push %\r
	.endr
	.macro one
	bad_one
	.endm
	one
