// triple: aarch64-linux-gnu
// mattr: +sve2
	movprfx z0, z1
	add z0.s, p0/m, z0.s, z3.s
	movprfx z0.s, p0/z, z1.s
	add z0.s, p0/m, z0.s, z3.s
	movprfx z0.d, p2/m, z1.d
	ucvtf z0.s, p2/m, z3.d
	movprfx z0, z1
	brk #1
	movprfx z4, z1
	sdot z4.s, z5.b, z6.b
	movprfx z4.h, p3/z, z1.h
	mov z4.h, p3/m, #1
