@ triple: thumbv7-windows-msvc
@ It defines nothing in COFF objects, and functions of T32 are even addresses there.
	.text
	.globl function
	.thumb_func
function:
	nop
	.thumb_set other, function
	.thumb_set third, undefined
	.long function, other
name .req r1
name .req R1
NAME2 .req name
	mov name, name2
	.unreq name
name .req r2
	mov name, r0
