// triple: aarch64-windows-msvc
	.globl	f
	.def	f; .scl 2; .type 32; .endef
	.seh_proc f
f:
	stp	x29, x30, [sp, #-64]!
	.seh_save_fplr_x 64
	stp	x19, x20, [sp, #16]
	.seh_save_regp x19, 16
	stp	d8, d9, [sp, #32]
	.seh_save_fregp d8, 32
	str	x21, [sp, #48]
	.seh_save_reg x21, 48
	add	x29, sp, #16
	.seh_add_fp 16
	sub	sp, sp, #8192
	.seh_stackalloc 8192
	.seh_endprologue
	.seh_handler h, @except
	nop
	.seh_startepilogue
	add	sp, sp, #8192
	.seh_stackalloc 8192
	ldp	x29, x30, [sp], #64
	.seh_save_fplr_x 64
	.seh_endepilogue
	ret
	.seh_endproc
	.seh_proc g
g:
	stp	x29, x30, [sp, #-16]!
	.seh_save_fplr_x 16
	mov	x29, sp
	.seh_set_fp
	.seh_endprologue
	nop
	.seh_startepilogue
	ldp	x29, x30, [sp], #16
	.seh_save_fplr_x 16
	.seh_endepilogue
	ret
	.seh_endproc
