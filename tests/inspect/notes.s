# triple: x86_64-linux-gnu
	.section	.note.gnu.property,"a",@note
	.p2align	3
	.long	4, 16, 5
	.asciz	"GNU"
	.long	0xc0000002, 4, 3, 0
	.section	.note.gnu.build-id,"a",@note
	.p2align	2
	.long	4, 5, 3
	.asciz	"GNU"
	.byte	1, 2, 3, 4, 5
	.p2align	2
	.long	5, 4, 99
	.asciz	"them"
	.p2align	2
	.long	7
	.section	.note.GNU-stack,"",@progbits
