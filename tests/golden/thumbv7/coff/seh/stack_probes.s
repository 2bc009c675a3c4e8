@ triple: thumbv7-windows-itanium
@ The small and the large code model, and a frame whose size only the run tells.
constant = 4096
	.syntax unified
	.text
	.globl small
	.p2align 1
	.code 16
	.thumb_func
small:
	.seh_proc small
	push.w {r4, r5, r11, lr}
	.seh_save_regs_w {r4-r5, r11, lr}
	add.w r11, sp, #8
	.seh_nop_w
	movw r4, #constant
	.seh_nop_w
	bl __chkstk
	.seh_nop_w
	sub.w sp, sp, r4
	.seh_stackalloc_w 16384
	.seh_endprologue
	bl use
	.seh_startepilogue
	sub.w r4, r11, #8
	.seh_nop_w
	mov sp, r4
	.seh_save_sp r4
	pop.w {r4, r5, r11, pc}
	.seh_save_regs_w {r4-r5, r11, pc}
	.seh_endepilogue
	.seh_endfunclet
	.seh_endproc
	.thumb_func
large:
	.seh_proc large
	push.w {r4, lr}
	.seh_save_regs_w {r4, lr}
	movw r4, #constant
	.seh_nop_w
	movw r12, :lower16:__chkstk
	.seh_nop_w
	movt r12, :upper16:__chkstk
	.seh_nop_w
	blx r12
	.seh_nop
	sub.w sp, sp, r4
	.seh_stackalloc_w 16384
	.seh_endprologue
	bl use
	.seh_startepilogue
	add.w sp, sp, #16384
	.seh_stackalloc_w 16384
	pop.w {r4, pc}
	.seh_save_regs_w {r4, pc}
	.seh_endepilogue
	.seh_endproc
	.thumb_func
variable:
	push.w {r4, r5, r11, lr}
	add.w r11, sp, #8
	lsrs r4, r0, #2
	bl __chkstk
	sub.w sp, sp, r4, lsl #2
	mov r0, sp
	bl use
	sub.w r4, r11, #8
	mov sp, r4
	pop.w {r4, r5, r11, pc}
	.thumb_func
variable_large:
	push.w {r4, r5, r11, lr}
	add.w r11, sp, #8
	lsrs r4, r0, #2
	movw r12, :lower16:__chkstk
	movt r12, :upper16:__chkstk
	blx r12
	sub.w sp, sp, r4, lsl #2
	mov r0, sp
	sub.w r4, r11, #8
	mov sp, r4
	pop.w {r4, r5, r11, pc}
