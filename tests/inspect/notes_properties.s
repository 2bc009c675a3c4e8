// triple: aarch64-linux-gnu
	.section	.note.gnu.property,"a",@note
	.p2align	3
	.long	4, 56, 5
	.asciz	"GNU"
	.long	0xc0000000, 4, 15, 0
	.long	0xc0000001, 16
	.xword	1, 2
	.long	1, 8
	.xword	65536
