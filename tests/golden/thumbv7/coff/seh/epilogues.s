@ triple: thumbv7-windows-msvc
@ Epilogues that have the prologue's codes, each other's and their own, and such under a condition.
	.text
	.globl shared
shared:
	.seh_proc shared
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_stackalloc 16
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_nop
	.seh_endepilogue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_nop
	.seh_endepilogue
	.seh_startepilogue_cond ne
	.space 6
	.seh_save_regs {r0-r7, lr}
	.seh_nop_w
	.seh_endepilogue
	nop
	.seh_endproc
last:
	.seh_proc last
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_nop
	.seh_endepilogue
	.seh_endproc
behind:
	.seh_proc behind
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue
	.space 6
	.seh_save_sp r11
	.seh_nop_w
	.seh_endepilogue
	.seh_endproc
conditional:
	.seh_proc conditional
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue_cond EQ
	.space 4
	.seh_stackalloc 16
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	.seh_endproc
always:
	.seh_proc always
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	nop
	.seh_startepilogue_cond al
	.space 4
	.seh_stackalloc 16
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	.seh_endproc
	.irp size, 31, 32
many\size:
	.seh_proc many\size
	.space 4
	.seh_save_regs {r0-r7, lr}
	.seh_stackalloc 16
	.seh_endprologue
	.rept \size
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	.endr
	nop
	.seh_endproc
	.endr
	@ The length is told by the layout.
aligned:
	.seh_proc aligned
	.space 2
	.seh_save_regs {r0-r7, lr}
	.seh_endprologue
	.p2align 4
	.seh_startepilogue
	.space 2
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	.p2align 3
	nop
	.seh_endproc
	.section part, "xr"
fragment:
	.seh_proc fragment
	.seh_save_regs {r0-r7, lr}
	.seh_endprologue_fragment
	nop
	.seh_startepilogue
	.space 2
	.seh_save_regs {r0-r7, lr}
	.seh_endepilogue
	nop
	.seh_endproc
	.section .text$comdat, "xr", discard, comdat
	.globl comdat
comdat:
	.seh_proc comdat
	.space 2
	.seh_save_regs {r0-r7, lr}
	.seh_endprologue
	.seh_handler handler, %except
	nop
	.seh_handlerdata
	.long 5
	.text
	.seh_endproc
