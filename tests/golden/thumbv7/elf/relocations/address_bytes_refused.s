@ triple: thumbv7-linux-gnueabihf
@ Found after the layout.
	cmp	r1, #:lower0_7:symbol
	add.w	r0, r1, #:lower0_7:symbol
	adds	r9, #:upper8_15:symbol
	mov	r1, #:lower8_15:symbol
symbol:
