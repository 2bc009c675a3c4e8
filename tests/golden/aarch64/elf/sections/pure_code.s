// triple: aarch64-linux-gnu
	.section .text.p,"axy",@progbits
	ret
	.section words,#alloc,#write
	.word 1
	.section code,#alloc,#execinstr
	nop
	.section local,#alloc,#write,#tls
	.word 2
