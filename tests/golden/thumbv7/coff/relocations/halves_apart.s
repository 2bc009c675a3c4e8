# triple: thumbv7-windows-msvc
# One relocation is about both halves of an address: the upper one directly behind the lower one.
	movt r0, #:upper16:ext
	movw r0, #:lower16:ext
	nop
	movt r0, #:upper16:ext
	movw r0, #:lower16:ext
	movt r0, #:upper16:other
	movw r1, #:lower16:ext
