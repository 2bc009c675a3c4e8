// triple: aarch64-pc-windows-msvc
// The small and the large code model.
constant = 4096
	.text
	.globl small
	.p2align 2
small:
	.seh_proc small
	str x19, [sp, #-32]!
	.seh_save_reg_x x19, 32
	stp x29, x30, [sp, #8]
	.seh_save_fplr 8
	mov x15, #constant
	.seh_nop
	bl __chkstk
	.seh_nop
	sub sp, sp, x15, lsl #4
	.seh_stackalloc 65536
	.seh_endprologue
	bl use
	.seh_startepilogue
	add sp, sp, #16, lsl #12
	.seh_stackalloc 65536
	ldp x29, x30, [sp, #8]
	.seh_save_fplr 8
	ldr x19, [sp], #32
	.seh_save_reg_x x19, 32
	.seh_endepilogue
	ret
	.seh_endfunclet
	.seh_endproc
large:
	mov x15, #constant
	adrp x16, __chkstk
	add x16, x16, :lo12:__chkstk
	blr x16
	sub sp, sp, x15, lsl #4
	ret
