@ triple: thumbv6t2-none-eabi
	pld	[r1, #8]
	pld	[r1, #-8]
	pld	[r1, r2, lsl #1]
	pld	[pc, #8]
	pld	data
	add	r1, r2
data:
