# triple: x86_64-linux-gnu
	.long 0x
	.long 0xg
	.long 0b
	.long 0b2
	.long 0b12
	.long 08
	.long 1f2
	.long ''
	.long 'ab'
	.long '\q'
	.quad 0x10000000000000000
	.quad 18446744073709551616
	.octa 0x100000000000000000000000000000000
	.octa 340282366920938463463374607431768211456
	.long `
	.long \
	.long ?
	.long 1 ? 2
	.ascii "\400"
	.ascii "\x"
	.ascii "\q"
	.float 1.2.3
	.float 0x1.0
	.float 0x1.0p
	.float 1e
	.double -
	.double +-1
	`
	?
	123abc
	1.5
	"quoted" x
	=5
	%rax
	(5)
	, a
	.byte 1 /* a comment in the line */ 2
	.byte 2 // and one behind it
	.byte /* never closed
