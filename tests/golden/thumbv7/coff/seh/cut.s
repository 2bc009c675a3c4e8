@ triple: thumbv7-windows-msvc
@ llvm-mc loses bits of these without a word.
	.text
cut:
	.seh_proc cut
	.space 16
	.seh_stackalloc 5
	.seh_stackalloc 67108864
	.seh_stackalloc_w 67108864
	.seh_save_lr 64
	.seh_save_lr 2
	.seh_endprologue
	nop
	.seh_endproc
unwinds:
	.seh_proc unwinds
	.seh_handler handler, %unwind
	nop
	.seh_stackalloc 8
	.seh_endprologue
	nop
	.seh_endproc
