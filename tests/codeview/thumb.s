@ triple: thumbv7-windows-msvc
@ args: -gcodeview -fdebug-compilation-dir=/src
	.text
	.globl main
main:
	adds r0, #1
helper:	bx lr
	.data
	.long 1
	.text
	.rept 2
	adds r0, #1
	.endr
