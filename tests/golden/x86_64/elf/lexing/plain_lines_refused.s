# triple: x86_64-linux-gnu
	.text
.Ltmp1:
	nop
.Ltmp1:
	.byte	256
	.byte	1, -129
	.short	65536
	.long	4294967296
	.byte	1 2
	.byte	08
	.long	.Ltmp1-
	.p2align	32
	.p2align	1 2
	.asciz	"a" 1
	.ascii	5
