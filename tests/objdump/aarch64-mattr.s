#-triple=aarch64-linux-gnu -mattr=+sve2
#-mattr=+sve
	.text
f:
	add	z0.b, z1.b, z2.b
	sqabs	z0.b, p0/m, z1.b
	ret
