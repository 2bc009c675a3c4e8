// triple: aarch64-linux-gnu
// mattr: +sve2,+sve-aes
	movprfx z0, z1
	sel z0.b, p1, z2.b, z3.b
	movprfx z0, z1
	add z2.s, p0/m, z2.s, z3.s
	movprfx z0, z1
	mla z0.s, p0/m, z0.s, z3.s
	movprfx z0.s, p0/z, z1.s
	sdot z0.s, z1.b, z2.b
	movprfx z0.s, p0/z, z1.s
	abs z0.s, p1/m, z1.s
	movprfx z0.s, p0/m, z1.s
	abs z0.d, p0/m, z1.d
	movprfx z0.s, p0/z, z1.s
	incp z0.s, p0.s
	movprfx z22, z21
	aesd z22.b, z22.b, z23.b
	movprfx z3, z1
	nop
