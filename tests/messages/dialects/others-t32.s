@ triple: thumbv7-linux-gnueabihf
@ Lines of other assemblers.
	AREA |.text|, CODE
	ALIGN
	mov x29, sp
