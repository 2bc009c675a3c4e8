@ triple: thumbv6m-none-eabi
	subs	r1, #:lower0_7:symbol
	cmp	r1, #:lower0_7:symbol
	movs	r1, #symbol
	ldr	r1, :lower0_7:symbol
	adr	r1, :lower0_7:symbol
	svc	#:lower0_7:symbol
symbol:
