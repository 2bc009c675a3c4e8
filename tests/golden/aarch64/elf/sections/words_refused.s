// triple: aarch64-linux-gnu
	.section words,#alloc,#wrote
	.section words,#
	.section words,alloc
