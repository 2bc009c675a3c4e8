@ triple: thumbv7-windows-msvc
	.text
x:
	.thumb_set x, y
	.thumb_set
	.thumb_set x
	.thumb_func x
name .req r1
name .req r2
NAME .req r3
other .req nothing
	.unreq 5
