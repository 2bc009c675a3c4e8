# triple: x86_64-linux-gnu
	.globl	f
f:
	nop
.Lplace:
	retq
	.section	.llvm_stackmaps,"a",@progbits
	.byte	3, 0, 0, 0
	.long	2, 1, 2
	.quad	f, 24, 1
	.quad	g, -1, 1
	.quad	123456789012345
	.quad	7
	.long	.Lplace-f
	.short	0, 6
	.byte	1, 0
	.short	8, 5, 0
	.long	0
	.byte	2, 0
	.short	8, 6, 0
	.long	-8
	.byte	3, 0
	.short	16, 7, 0
	.long	32
	.byte	4, 0
	.short	8, 0, 0
	.long	42
	.byte	4, 0
	.short	8, 0, 0
	.long	-1
	.byte	5, 0
	.short	8, 0, 0
	.long	0
	.p2align	3
	.short	0, 2
	.short	0
	.byte	0, 8
	.short	17
	.byte	0, 16
	.p2align	3
	.quad	8
	.long	1
	.short	0, 0
	.p2align	3
	.short	0, 0
	.p2align	3
