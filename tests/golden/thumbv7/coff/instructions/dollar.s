# triple: thumbv7-windows-msvc
# A dollar sign before a name or a number belongs to a symbol's name; before a blank it marks an immediate.
	.text
	bl $foo
	ldr r0, $1
	b $42
	mov r0, $ 42
	adr r0, $here
	.p2align 2
$here:
	.long 0
	.p2align 2
$1:	.long 1
