# triple: thumbv7-linux-gnueabihf
# A thread-local specifier of a number is accepted: the relocation is against the absolute symbol.
	.set	number, 15
	.word	number(TLSDESC)
	.word	later(TLSLDM) + 4
	.equiv	later, -1
