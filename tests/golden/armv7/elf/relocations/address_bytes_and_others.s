@ triple: armv7-linux-gnueabihf
@ llvm-mc does not get to the layout, where it finds the first of these.
	adds	r7, :lower0_7:symbol
	mov	r1, #symbol
	mov	r1, #:upper8_15:symbol
	nonsense
symbol:
