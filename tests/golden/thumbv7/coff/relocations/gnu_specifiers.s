# triple: thumbv7-w64-windows-gnu
	.word ext(imgrel), ext(secrel32), ext(got)
	bl ext(plt)
	movw r0, #:lower16:ext(sbrel)
	movt r0, #:upper16:ext(sbrel)
