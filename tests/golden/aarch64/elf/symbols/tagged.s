// triple: aarch64-linux-gnu
	.memtag tagged
	.type tagged,@object
	.globl tagged
	.bss
tagged: .zero 16
	.data
	.xword tagged
	.memtag own, unknown
own:	.word 4
	.text
	adrp x0, own
	.memtag later
