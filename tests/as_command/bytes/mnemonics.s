# as: x86_64-linux-gnu
# flags: --64
# flags: --32 -mmnemonic=intel
	fsub %st, %st(3)
	fdivp
	.intel_mnemonic
	fsub %st, %st(3)
	fsubrp %st, %st(2)
	fdivp
	.att_mnemonic
	fsub %st, %st(3)
	fdivp
	.sse_check none
	.operand_check none
	addps %xmm1, %xmm2
