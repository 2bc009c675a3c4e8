# triple: thumbv6m-none-eabi
	sdiv r0, r1, r2
