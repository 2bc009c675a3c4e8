@ triple: thumbv7-windows-msvc
	.text
	.seh_proc f
f:
	.seh_save_regs {r4-r7,lr}
	.seh_save_regs_w {r4-r11,lr}
	.seh_stackalloc 16
	.seh_stackalloc_w 16
	.seh_save_sp r11
	.seh_save_fregs {d8-d15}
	.seh_save_lr 16
	.seh_nop
	.seh_nop_w
	.seh_custom 1,2
	.seh_endprologue
	.seh_startepilogue_cond ne
	.seh_endepilogue
	.seh_startepilogue
	.seh_endepilogue
	.seh_handler h, %unwind, %except
	.seh_endproc
	movw r0, :lower16:foo
