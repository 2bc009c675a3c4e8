#-triple=aarch64-windows-msvc
#
	.text
	.globl	f
f:
	bl	g
	adrp	x0, g
	add	x0, x0, :lo12:g
	b	f
	.word	1
	ret
