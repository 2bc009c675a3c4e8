@ triple: thumbv5te-none-eabi
	mov	r1, r2
	rev	r1, r2
	.arch	armv6
	add	r1, r2
	yield
