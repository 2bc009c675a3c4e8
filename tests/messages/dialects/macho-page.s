# triple: aarch64-linux-gnu
	.build_version macos, 13, 0
	adrp x0, _msg@PAGE
	add x0, x0, _msg@PAGEOFF
