# triple: aarch64-windows-msvc
	.globl	f
	.seh_proc f
f:
	stp	x29, lr, [sp, #-64]!
	.seh_save_fplr_x 64
	stp	x19, x20, [sp, #16]
	.seh_save_regp x19, 16
	mov	x29, sp
	.seh_set_fp
	.seh_endprologue
	bl	h
	.seh_startepilogue
	ldp	x19, x20, [sp, #16]
	.seh_save_regp x19, 16
	ldp	x29, lr, [sp], #64
	.seh_save_fplr_x 64
	.seh_endepilogue
	ret
	.seh_endproc
