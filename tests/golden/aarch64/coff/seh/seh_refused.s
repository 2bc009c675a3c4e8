// triple: aarch64-pc-windows-msvc
	.seh_nop
	.seh_stackalloc 16
	.seh_endprologue
wrong:
	.seh_proc wrong
	nop
	.seh_save_reg x1, 8
	.seh_save_reg w19, 8
	.seh_save_regp x30, 8
	.seh_save_lrpair x20, 8
	.seh_save_freg d1, 8
	.seh_save_fregp d15, 8
	.seh_save_zreg z1, 0
	.seh_save_preg p1, 0
	.seh_save_any_reg x19, 4
	.seh_save_any_reg q0, 8
	.seh_save_any_reg_p lr, 16
	.seh_save_any_reg_p d31, 16
	.seh_save_any_reg_px q31, 16
	.seh_save_any_reg sp, 16
	.seh_save_any_reg 5, 16
	.seh_pushreg x19
	.seh_startepilogue
	.seh_endepilogue
	.seh_endprologue
	.seh_startepilogue
	nop
	.seh_endepilogue
	ret
	.seh_endproc
early:
	.seh_proc early
	.seh_handlerdata
	.text
	.seh_nop
	.seh_endproc
unknown:
	.seh_proc unknown
	.seh_endprologue
	.p2align 4
	.seh_startepilogue
	.seh_endproc
next:
	.seh_proc next
