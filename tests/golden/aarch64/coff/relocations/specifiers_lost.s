// triple: aarch64-pc-windows-msvc
	ldr x0, [x1, :secrel_hi12:far]
	cbz x0, :lo12:far
	.data
	.xword far@IMGREL
	.word far@IMGREL-.
	.word far@PAGEOFF
