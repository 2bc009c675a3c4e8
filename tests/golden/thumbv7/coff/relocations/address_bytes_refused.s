@ triple: thumbv7-pc-windows-msvc
	movs	r1, #:lower0_7:symbol
	adds	r1, #:upper8_15:5
	add	r1, r2, #:upper0_7:symbol
symbol:
