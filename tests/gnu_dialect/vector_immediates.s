# triple: armv7-linux-gnueabihf
# args: --gnu-dialect
	.fpu	neon
	vmov.i32	q15, #4294967248
	vmov.i32	d1, #-48
	vmov.i32	d2, #0xffff00ff
	vmov.i32	d3, #0xfffff000
	vmvn.i32	q1, #0xffffff00
	vmov.i16	d0, #0xff12
	vmov.i16	q2, #65533
	vmvn.i16	d0, #0xff12
	vmvn.i16	d0, #0x12ff
