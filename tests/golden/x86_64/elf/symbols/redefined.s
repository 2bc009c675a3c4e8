# triple: x86_64-linux-gnu
# A label, and .comm, may take the place of an assigned value; what came before means the new one too, but for numbers.
	.set number, 5
	.long number
number:	.long number
	.set place, later+1
	.long place
	.set beside, place
	.globl place
place:	.long place, beside
	.set itself, itself+31
	.long itself
itself:
	.set first, second
	.set second, first
second:	.long first
	.equiv .Litself, .Litself
	.set block, elsewhere
	.comm block, 4
	.globl block
later:
