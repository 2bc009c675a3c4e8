@ triple: thumbv7-windows-msvc
	.seh_nop
	.seh_stackalloc 16
	.seh_save_regs {r4}
	.seh_endprologue_fragment
	.seh_startepilogue_cond eq
wrong:
	.seh_proc wrong
	.seh_save_regs {r4-r8}
	.seh_save_regs {sp}
	.seh_save_regs {d8}
	.seh_save_regs {}
	.seh_save_regs r4
	.seh_save_regs {r4
	.seh_save_regs {r4, d8}
	.seh_save_regs {r7-r4}
	.seh_save_regs {r4-}
	.seh_save_fregs {d15-d16}
	.seh_save_fregs {d8, d10}
	.seh_save_fregs {s16}
	.seh_save_fregs {r4}
	.seh_save_sp sp
	.seh_save_sp pc
	.seh_save_sp d0
	.seh_save_sp 4
	.seh_save_lr unknown
	.seh_save_lr -4
	.seh_stackalloc_w -4
	.seh_custom 256
	.seh_custom -1
	.seh_custom 1, 2, 3, 4, 5
	.seh_startepilogue_cond
	.seh_startepilogue_cond zz
	.seh_startepilogue_cond eq, 5
	.seh_startepilogue_cond eq
	.seh_pushreg r4
	.seh_nop 1
	.seh_endprologue
	.seh_endproc
open:
	.seh_proc open
	nop
	.seh_nop
	nop
	.seh_endproc
sizes:
	.seh_proc sizes
	nop
	.seh_nop_w
	.seh_endprologue
	nop
	.seh_startepilogue
	nop
	.seh_endepilogue
	.seh_endproc
elsewhere:
	.seh_proc elsewhere
	nop
	.seh_nop
	.seh_endprologue
	.section other, "xr"
	nop
	.seh_endproc
