@ triple: thumbv6t2-none-eabi
	pli	[r1]
	pldw	[r1]
	hvc.w	#1
