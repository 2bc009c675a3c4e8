// triple: aarch64-linux-gnu
// mattr: +no-neg-immediates
	ld1b z0.b, p0/z, [x0]
	bfcvt z0.h, p0/m, z1.s
	fdot z15.h, z13.b, z6.b[7]
	bfmla z26.h, p4/m, z26.h, z15.h
	fcmla v8.8h, v20.8h, v5.h[3], #90
	add x0, x1, #-1
	dcps3
	mrs x0, rndr
	.arch_extension foo
	.arch_extension nosve2foo
	.cpu Cortex-A55
	.cpu cortex-a55+foo
	.arch armv8.2-a+dotprod+foo
	.arch armv8.9-z
