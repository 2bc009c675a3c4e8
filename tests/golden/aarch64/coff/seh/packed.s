// triple: aarch64-w64-windows-gnu
	.text

frame:
	.seh_proc frame
	stp x19, x20, [sp, #-48]!
	.seh_save_regp_x x19, 48
	stp x21, x22, [sp, #16]
	.seh_save_regp x21, 16
	str x23, [sp, #32]
	.seh_save_reg x23, 32
	sub sp, sp, #512
	.seh_stackalloc 512
	stp x29, x30, [sp]
	.seh_save_fplr 0
	mov x29, sp
	.seh_add_fp 0
	.seh_endprologue
	nop
	.seh_startepilogue
	ldp x29, x30, [sp]
	.seh_save_fplr 0
	add sp, sp, #512
	.seh_stackalloc 512
	ldr x23, [sp, #32]
	.seh_save_reg x23, 32
	ldp x21, x22, [sp, #16]
	.seh_save_regp x21, 16
	ldp x19, x20, [sp], #48
	.seh_save_regp_x x19, 48
	.seh_endepilogue
	ret
	.seh_endproc

vectors:
	.seh_proc vectors
	stp x19, x20, [sp, #-64]!
	.seh_save_r19r20_x 64
	stp x21, lr, [sp, #16]
	.seh_save_lrpair x21, 16
	stp d8, d9, [sp, #32]
	.seh_save_fregp d8, 32
	str d10, [sp, #48]
	.seh_save_freg d10, 48
	sub sp, sp, #4080
	.seh_stackalloc 4080
	sub sp, sp, #16
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue
	add sp, sp, #16
	.seh_stackalloc 16
	add sp, sp, #4080
	.seh_stackalloc 4080
	ldr d10, [sp, #48]
	.seh_save_freg d10, 48
	ldp d8, d9, [sp, #32]
	.seh_save_fregp d8, 32
	ldp x21, lr, [sp, #16]
	.seh_save_lrpair x21, 16
	ldp x19, x20, [sp], #64
	.seh_save_r19r20_x 64
	.seh_endepilogue
	ret
	.seh_endproc

signed:
	.seh_proc signed
	pacibsp
	.seh_pac_sign_lr
	stp x29, x30, [sp, #-16]!
	.seh_save_fplr_x 16
	mov x29, sp
	.seh_set_fp
	.seh_endprologue
	nop
	.seh_startepilogue
	mov sp, x29
	.seh_set_fp
	ldp x29, x30, [sp], #16
	.seh_save_fplr_x 16
	autibsp
	.seh_pac_sign_lr
	.seh_endepilogue
	ret
	.seh_endproc

handled:
	.seh_proc handled
	.seh_handler handler, @except
	str x30, [sp, #-16]!
	.seh_save_reg_x x30, 16
	.seh_endprologue
	nop
	.seh_startepilogue
	ldr x30, [sp], #16
	.seh_save_reg_x x30, 16
	.seh_endepilogue
	ret
	.seh_endproc
