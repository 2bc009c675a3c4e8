# triple: x86_64-linux-gnu
	.text
foo:
	.pseudoprobe	1 1 0 0 foo
	nop
	.pseudoprobe	2 1 2 0 @ 1:3 foo
	.pseudoprobe	1 2 1 0 foo
	nop
	.pseudoprobe	1 3 0 4 9 foo
	ret
	.section	.pseudo_probe_desc,"",@progbits
	.quad	1
	.quad	0x1234
	.byte	3
	.ascii	"foo"
