// triple: aarch64-windows-msvc
	.text
	.seh_proc f
f:
	.seh_save_fplr_x 16
	.seh_save_reg x19, 16
	.seh_save_regp x19,16
	.seh_save_freg_x d8, 16
	.seh_stackalloc 16
	.seh_set_fp
	.seh_nop
	.seh_add_fp 16
	.seh_save_r19r20_x 16
	.seh_save_lrpair x19,16
	.seh_save_any_reg x19, 16
	.seh_endprologue
	.seh_startepilogue
	.seh_endepilogue
	.seh_handler h, @except
	.seh_handlerdata
	.text
	.seh_endproc
	adrp x0, foo
	add x0, x0, :secrel_lo12:foo
