// triple: aarch64-windows-msvc
// args: -gcodeview -fdebug-compilation-dir=/src
	.text
	.globl main
main:
	add x0, x0, #1
helper:	ret
	.data
	.long 1
	.text
	.rept 2
	add x0, x0, #1
	.endr
