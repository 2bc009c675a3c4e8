# triple: thumbv7-windows-msvc
	bl ext+4
	b ext-4
	movw r0, #:lower16:ext+0x8000
	ldr r0, ext
	.short ext
	nop
