@ triple: thumbv7-linux-gnueabihf
	movs	r1, #symbol
	adds	r1, #symbol + 4
	it	eq
	moveq	r1, #symbol
	it	ne
	addne	r1, #symbol
	svc	#:lower0_7:symbol
	bkpt	#:lower0_7:symbol
symbol:
