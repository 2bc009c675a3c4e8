@ triple: thumbv7-windows-msvc
@ Every step, in prologues and epilogues whose instructions are data of the same size.
	.text
steps:
	.seh_proc steps
	.space 12
	.seh_stackalloc 508
	.seh_stackalloc 512
	.seh_stackalloc 262144
	.seh_nop
	.seh_save_sp r11
	.seh_save_sp lr
	.space 24
	.seh_stackalloc_w 508
	.seh_stackalloc_w 4096
	.seh_stackalloc_w 262144
	.seh_nop_w
	.seh_save_lr 20
	.seh_save_lr 0
	.seh_endprologue
	nop
	.seh_endproc
registers:
	.seh_proc registers
	.space 18
	.seh_save_regs {r4}
	.seh_save_regs {r4-r7, lr}
	.seh_save_regs {r4-r7, pc}
	.seh_save_regs {lr, pc}
	.seh_save_regs {r7, r4}
	.seh_save_regs {r0-r7, lr}
	.seh_save_regs {a1-a4}
	.seh_save_regs {v1-v3-v4}
	.seh_save_regs {R5}
	.space 28
	.seh_save_regs_w {r4}
	.seh_save_regs_w {r4-r7}
	.seh_save_regs_w {r4-r8, lr}
	.seh_save_regs_w {r4-r11}
	.seh_save_regs_w {r4-r12, lr}
	.seh_save_regs_w {r4-r7, fp, lr}
	.seh_save_regs_w {r4, sb, sl, ip}
	.space 24
	.seh_save_fregs {d8}
	.seh_save_fregs {d8-d15}
	.seh_save_fregs {d9-d15}
	.seh_save_fregs {d0, d1}
	.seh_save_fregs {d16-d31}
	.seh_save_fregs {q4-q5, q6}
	.seh_endprologue
	nop
	.seh_endproc
custom:
	.seh_proc custom
	nop
	.seh_custom 0
	.seh_custom 0xee, 1
	.seh_custom 1, 2, 3
	.seh_custom 1, 2, 3, 4
	.seh_endprologue
	nop
	.seh_startepilogue
	.seh_custom 5
	.seh_nop
	.seh_endepilogue
	.seh_endproc
twice:
	.seh_proc twice
	nop
	.seh_nop
	.seh_endprologue
	.seh_endprologue
	nop
	.seh_endproc
