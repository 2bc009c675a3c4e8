# triple: x86_64-linux-gnu
# .ifdef is about a place or a number: nothing else is defined.
	.macro probe name
	.ifdef \name
	.byte 1
	.else
	.byte 0
	.endif
	.endm
	.comm block, 4
	.set of_undefined, x+8
	.weakref weak, y
	.set number, 4
	.set of_number, number+1
here:
	.set of_here, here+1
	.set sum, x+here
	probe block
	probe of_undefined
	probe weak
	probe number
	probe of_number
	probe here
	probe of_here
	probe never
	.set sum, 1
