// triple: aarch64-pc-windows-msvc
	.text
every:
	.seh_proc every
	.rept 38
	nop
	.endr
	.seh_save_r19r20_x 32
	.seh_save_fplr 16
	.seh_save_fplr_x 64
	.seh_save_regp x19, 16
	.seh_save_regp x21, 32
	.seh_save_regp_x x21, 32
	.seh_save_regp fp, 48
	.seh_save_regp_x x29, 64
	.seh_save_reg x23, 8
	.seh_save_reg lr, 8
	.seh_save_reg_x x25, 16
	.seh_save_lrpair x27, 32
	.seh_save_fregp d8, 16
	.seh_save_fregp d10, 32
	.seh_save_fregp_x d10, 32
	.seh_save_freg d12, 8
	.seh_save_freg_x d14, 16
	.seh_stackalloc 496
	.seh_stackalloc 512
	.seh_stackalloc 0x4000
	.seh_add_fp 0
	.seh_add_fp 32
	.seh_set_fp
	.seh_nop
	.seh_save_next
	.seh_pac_sign_lr
	.seh_allocz 4
	.seh_save_zreg z8, 0
	.seh_save_zreg z23.d, 255
	.seh_save_preg p4, 2
	.seh_save_preg p15, 64
	.seh_save_any_reg x30, 8
	.seh_save_any_reg d3, 8
	.seh_save_any_reg q3, 16
	.seh_save_any_reg_p x28, 16
	.seh_save_any_reg_x d31, 32
	.seh_save_any_reg_px q30, 48
	.seh_save_any_reg_px fp, 48
	.seh_endprologue
	ret
	.seh_endproc

odd:
	.seh_proc odd
	.seh_trap_frame
	.seh_pushframe
	.seh_context
	.seh_ec_context
	.seh_clear_unwound_to_call
	.seh_endprologue
	ret
	.seh_endproc

silent:
	.seh_proc silent
	ret
	.seh_endproc

leaf:
	.seh_proc leaf
	.seh_endprologue
	ret
	.seh_endproc
