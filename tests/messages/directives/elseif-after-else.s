# triple: x86_64-linux-gnu
	.if 0
	.else
	.elseif 1
	.endif
