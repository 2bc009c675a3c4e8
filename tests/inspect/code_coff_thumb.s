# triple: thumbv7-windows-msvc
	.globl	f
	.seh_proc f
f:
	push.w	{r4-r7, r11, lr}
	.seh_save_regs_w {r4-r7, r11, lr}
	sub	sp, sp, #8
	.seh_stackalloc 8
	.seh_endprologue
	bl	h
	.seh_startepilogue
	add	sp, sp, #8
	.seh_stackalloc 8
	pop.w	{r4-r7, r11, pc}
	.seh_save_regs_w {r4-r7, r11, lr}
	.seh_endepilogue
	.seh_endproc
