# triple: x86_64-linux-gnu
	.else
	.endif
	.elseif 1
	.if x
	.endif
	.ifdef
	.endif
	.endm
	.endr
	.purgem nothing
	.macro
	.macro m a, a
	.endm
	.error "said so"
	.err
	.if 1
