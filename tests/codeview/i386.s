# triple: i686-pc-windows-msvc
# args: -gcodeview -fdebug-compilation-dir=/src
	.text
	.globl _main
_main:
	incl %eax
helper:	ret
	.data
	.long 1
	.text
	.rept 2
	incl %eax
	.endr
