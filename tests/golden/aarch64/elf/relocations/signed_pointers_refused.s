// triple: aarch64-linux-gnu
// mattr: +pauth
	.xword foo@AUTH(ic,1)
	.xword foo@AUTH(IA,1)
	.xword foo@AUTH(ia,65536)
	.xword foo@AUTH(ia,-1)
	.xword foo@AUTH(ia,1,address)
	.xword foo@AUTH(ia,1
	.xword foo@AUTH(ia,1)+4
	.xword foo@AUTH
	.xword foo@AUTH(ia)
	.xword 8@AUTH(ia,1)
