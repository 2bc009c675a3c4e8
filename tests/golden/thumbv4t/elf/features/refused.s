@ triple: thumbv4t-none-eabi
	mov	r1, r2
	add	r1, r2
	add	r1, r2, r1
	sxth	r1, r2
	uxtb	r1, r2
	rev	r1, r2
	blx	r1
	blx	callee
	hint	#1
	sev
	mrs	r1, cpsr
	msr	cpsr_f, r1
	strexd	r1, r2, r3, [r4]
