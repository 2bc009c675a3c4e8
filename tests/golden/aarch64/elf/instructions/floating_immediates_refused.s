// triple: aarch64-linux-gnu
	fmov d0, #32.0
	fmov d0, #0.1
	fmov d0, #0.0625
