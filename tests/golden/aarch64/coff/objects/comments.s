// triple: aarch64-pc-windows-msvc
# At a line's start.
first: # behind a label
1:# behind a number
a: b.c: # behind two
	.text; # behind a statement
	nop // always
	b first; nop
	mov x0, #1
