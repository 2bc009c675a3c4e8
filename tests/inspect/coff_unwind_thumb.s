@ triple: thumbv7-windows-msvc
	.syntax unified
	.thumb
	.globl	f
	.def	f; .scl 2; .type 32; .endef
	.seh_proc f
f:
	push.w	{r4-r11, lr}
	.seh_save_regs_w {r4-r11, lr}
	vpush	{d8-d10}
	.seh_save_fregs {d8-d10}
	subw	sp, sp, #2048
	.seh_stackalloc_w 2048
	.seh_endprologue
	nop
	.seh_startepilogue
	addw	sp, sp, #2048
	.seh_stackalloc_w 2048
	vpop	{d8-d10}
	.seh_save_fregs {d8-d10}
	pop.w	{r4-r11, pc}
	.seh_save_regs_w {r4-r11, lr}
	.seh_endepilogue
	.seh_endproc
	.seh_proc g
g:
	push	{r4, lr}
	.seh_save_regs {r4, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	pop	{r4, pc}
	.seh_save_regs {r4, pc}
	.seh_endepilogue
	.seh_endproc
