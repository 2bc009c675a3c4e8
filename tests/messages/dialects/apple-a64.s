# triple: aarch64-linux-gnu
	ldr x0, [x0, _f@GOTPAGEOFF]
