# triple: thumbv7-linux-gnueabihf
# A section symbol keeps its type, so it is listed only if it is used; its address has bit 0 set then.
	.section	g
	.type	g, STT_FUNC
	.section	h
	.type	h, %function
	.long	h
# So do functions and thread-local symbols.
	.type	f, %function
f:	nop
	.type	f, %object
	.type	t, %tls_object
t:	nop
	.type	t, %function
	.word	f, t
