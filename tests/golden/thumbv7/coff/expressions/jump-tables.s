# triple: thumbv7-w64-windows-gnu
	.text
f:	nop
.LBB0_0:
	.p2align 2
.LBB0_1:
	nop
	nop
.LBB0_2:
	.byte	(.LBB0_2-.LBB0_1)>>2
	.byte	(.LBB0_2-.LBB0_0)/2, (.LBB0_2-.LBB0_1)/4, (later-.LBB0_2)/2
	.short	(.LBB0_1-(.LBB0_0+4))/2
	.short	(later-(.LBB0_0+2))/2, (.LBB0_0-later)>>1 @ a comment
	.p2align 3
later:
	.long	(later-.LBB0_0)/8+1
	.long	(later-.LBB0_0) >> 1
	.long	( later-.LBB0_0 )>>1
	.long	((later-.LBB0_0))>>1
	.long	(later-.LBB0_0)>>64
	.long	(later-.LBB0_0)>>0x1
	.long	(later-(.LBB0_0))/2
	.long	(later-(.LBB0_0-2))/2
	.long	(.LBB0_0-later)/2
	.long	(.LBB0_0-later)/4294967295
	.set	variable, later
	.set	number, 6
	.long	(variable-.LBB0_0)/2, number/2
	.long	(later-(variable+1))/2
