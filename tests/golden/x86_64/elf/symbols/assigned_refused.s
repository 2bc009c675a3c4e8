# triple: x86_64-linux-gnu
# What an assigned symbol may not be. Private ones are looked at only where they have no section and are no number.
	.comm block, 4
	.set of_block, block
	.set .Lof_block, block+1
	.set before, late_block
	.comm late_block, 4
	.set distance, a-b
	.set .Ldistance, a-b
	.set product, a*2
	.set .Lproduct, a*2
	.set product, 3
	.set negative, -a
	.set twice, c-c
	.set circle, circle-.Lb
	.set one, two
	.set two, one
