# triple: x86_64-linux-gnu
# A conditional symbol is defined once.
b:
	.lto_set_conditional a, b
	.lto_set_conditional a, b
	.set a, b
	.set c, b
	.lto_set_conditional c, b
