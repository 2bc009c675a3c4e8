# triple: x86_64-pc-windows-msvc
# .eh_frame stands before .pdata; a frame may end in another section; its labels come before what .cg_profile names.
	.seh_proc f
f:	nop
	.seh_endproc
	.cfi_startproc
	.cg_profile from, to, 1
	nop
	.cfi_label inside
g:	nop
	.section .foo,"xr"
	.byte 1, 2
	.cfi_endproc
