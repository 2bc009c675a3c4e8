# triple: x86_64-linux-gnu
# A comment goes on to the end of its line, whatever its bytes are.
	nop	// café "not a string
	// ÿþ ; .bogus
	.byte 1	# é
