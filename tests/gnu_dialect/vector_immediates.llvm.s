# triple: armv7-linux-gnueabihf
	.fpu	neon
	vmvn.i32	q15, #47
	vmov.i32	d1, #-48
	vmvn.i32	d2, #0xff00
	vmvn.i32	d3, #0xfff
	vmov.i32	q1, #0xff
	vmvn.i16	d0, #0xed
	vmvn.i16	q2, #2
	vmov.i16	d0, #0xed
	vmov.i16	d0, #0xed00
