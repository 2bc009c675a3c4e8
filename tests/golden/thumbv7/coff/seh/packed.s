@ triple: thumbv7-w64-windows-gnu
@ Functions that one word describes, and at the end such that are nearly like them. The instructions are data of their size.
	.text
leaf:
	.seh_proc leaf
	.seh_endprologue
	nop
	.seh_startepilogue
	.seh_endepilogue
	.seh_endproc
leaf_return:
	.seh_proc leaf_return
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
no_epilogue:
	.seh_proc no_epilogue
	.space 2
	.seh_save_regs {r4-r7, lr}
	.seh_endprologue
	nop
	.seh_endproc
pop:
	.seh_proc pop
	.space 2
	.seh_save_regs {r4-r7, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
branch:
	.seh_proc branch
	.space 2
	.seh_save_regs {lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {lr}
	.space 4
	.seh_nop_w
	.seh_endepilogue
	.seh_endproc
wide:
	.seh_proc wide
	.space 4
	.seh_save_regs_w {r4-r11, lr}
	.space 2
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 16
	.space 4
	.seh_save_regs_w {r4-r11, lr}
	.seh_endepilogue
	.seh_endproc
ten:
	.seh_proc ten
	.space 4
	.seh_save_regs_w {r4-r10}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r4-r10}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
chain:
	.seh_proc chain
	.space 4
	.seh_save_regs_w {r11, lr}
	.space 2
	.seh_nop
	.space 4
	.seh_stackalloc_w 1024
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_stackalloc_w 1024
	.space 4
	.seh_save_regs_w {r11, pc}
	.seh_endepilogue
	.seh_endproc
chain_more:
	.seh_proc chain_more
	.space 4
	.seh_save_regs_w {r4-r7, r11, lr}
	.space 4
	.seh_nop_w
	.space 2
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 8
	.space 4
	.seh_save_regs_w {r4-r7, r11, pc}
	.seh_endepilogue
	.seh_endproc
chain_all:
	.seh_proc chain_all
	.space 4
	.seh_save_regs_w {r4-r11, lr}
	.space 4
	.seh_nop_w
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r4-r11, lr}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
vectors:
	.seh_proc vectors
	.space 4
	.seh_save_fregs {d8-d9}
	.space 2
	.seh_stackalloc 24
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 24
	.space 4
	.seh_save_fregs {d8-d9}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
vectors_chain:
	.seh_proc vectors_chain
	.space 4
	.seh_save_regs_w {r11, lr}
	.space 2
	.seh_nop
	.space 4
	.seh_save_fregs {d8-d14}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_fregs {d8-d14}
	.space 4
	.seh_save_regs_w {r11, pc}
	.seh_endepilogue
	.seh_endproc
homes:
	.seh_proc homes
	.space 2
	.seh_save_regs {r0-r3}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 16
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
homes_lr:
	.seh_proc homes_lr
	.space 2
	.seh_save_regs {r0-r3}
	.space 2
	.seh_save_regs {r4-r5, lr}
	.space 2
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 8
	.space 2
	.seh_save_regs {r4-r5}
	.space 4
	.seh_save_lr 20
	.seh_endepilogue
	.seh_endproc
homes_return:
	.seh_proc homes_return
	.space 2
	.seh_save_regs {r0-r3}
	.space 2
	.seh_save_regs {r4-r5, lr}
	.space 2
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 8
	.space 2
	.seh_save_regs {r4-r5, lr}
	.space 2
	.seh_stackalloc 16
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
folded:
	.seh_proc folded
	.space 4
	.seh_save_regs_w {r2-r7, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r2-r7, pc}
	.seh_endepilogue
	.seh_endproc
folded_before:
	.seh_proc folded_before
	.space 2
	.seh_save_regs {r3-r7, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 4
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
folded_behind:
	.seh_proc folded_behind
	.space 2
	.seh_save_regs {r4-r7, lr}
	.space 2
	.seh_stackalloc 12
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r1-r7, pc}
	.seh_endepilogue
	.seh_endproc
homes_folded:
	.seh_proc homes_folded
	.space 2
	.seh_save_regs {r0-r3}
	.space 4
	.seh_save_regs_w {r2, r3, r11, lr}
	.space 4
	.seh_nop_w
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r2, r3, r11}
	.space 4
	.seh_save_lr 20
	.seh_endepilogue
	.seh_endproc
not_d15:
	.seh_proc not_d15
	.space 4
	.seh_save_fregs {d8-d15}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_fregs {d8-d15}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
not_large:
	.seh_proc not_large
	.space 2
	.seh_save_regs {lr}
	.space 4
	.seh_stackalloc_w 4048
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_stackalloc_w 4048
	.space 2
	.seh_save_regs {pc}
	.seh_endepilogue
	.seh_endproc
not_same:
	.seh_proc not_same
	.space 2
	.seh_save_regs {r4-r7, lr}
	.space 2
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_stackalloc 16
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
not_lr:
	.seh_proc not_lr
	.space 4
	.seh_save_regs_w {r4, r11}
	.space 4
	.seh_nop_w
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r4, r11}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
not_gap:
	.seh_proc not_gap
	.space 2
	.seh_save_regs {r4, r6, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4, r6, pc}
	.seh_endepilogue
	.seh_endproc
not_sp:
	.seh_proc not_sp
	.space 4
	.seh_save_regs_w {r11, lr}
	.space 2
	.seh_save_sp r11
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r11, pc}
	.seh_endepilogue
	.seh_endproc
not_both:
	.seh_proc not_both
	.space 2
	.seh_save_regs {r4-r7, lr}
	.space 4
	.seh_save_fregs {d8}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_fregs {d8}
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
not_r11:
	.seh_proc not_r11
	.space 4
	.seh_save_regs_w {r4, r11, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r4, r11, pc}
	.seh_endepilogue
	.seh_endproc
not_chain:
	.seh_proc not_chain
	.space 4
	.seh_save_regs_w {r4-r11, lr}
	.space 2
	.seh_nop
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs_w {r4-r11, pc}
	.seh_endepilogue
	.seh_endproc
not_missing:
	.seh_proc not_missing
	.space 2
	.seh_save_regs {r4-r7, lr}
	.space 2
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
not_homes:
	.seh_proc not_homes
	.space 2
	.seh_save_regs {r0-r3}
	.space 2
	.seh_save_regs {r4, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4, lr}
	.space 2
	.seh_nop
	.seh_endepilogue
	.seh_endproc
not_return:
	.seh_proc not_return
	.space 2
	.seh_save_regs {r0-r3}
	.space 2
	.seh_save_regs {r4, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4, lr}
	.space 2
	.seh_stackalloc 16
	.seh_endepilogue
	.seh_endproc
not_lr_alone:
	.seh_proc not_lr_alone
	.space 2
	.seh_save_regs {r4, lr}
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_lr 20
	.seh_endepilogue
	.seh_endproc
most:
	.seh_proc most
	.space 2
	.seh_save_regs {r4-r7, lr}
	.seh_endprologue
	nop
	.space 4088
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
not_longer:
	.seh_proc not_longer
	.space 2
	.seh_save_regs {r4-r7, lr}
	.seh_endprologue
	nop
	.space 4090
	.seh_startepilogue
	.space 2
	.seh_save_regs {r4-r7, pc}
	.seh_endepilogue
	.seh_endproc
part:
	.seh_proc part
	.space 2
	.seh_save_regs {r4-r7, lr}
	.seh_endprologue_fragment
	nop
	.seh_endproc
