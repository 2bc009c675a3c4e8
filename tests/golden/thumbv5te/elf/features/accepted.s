@ triple: thumbv5te-none-eabi
	blx	r1
	blx	callee
	bkpt	#1
	nop
	.arch	armv6
	mov	r1, r2
	sxth	r1, r2
	rev16	r1, r2
