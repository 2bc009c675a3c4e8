// triple: aarch64-pc-windows-msvc
	.section .text$many,"xr",discard,many
many:
	.seh_proc many
	.seh_handler handler, %unwind, %except
	sub sp, sp, #64
	.seh_stackalloc 64
	stp x19, x20, [sp, #16]
	.seh_save_regp x19, 16
	stp x21, x22, [sp, #32]
	.seh_save_regp x21, 32
	.seh_endprologue
	nop
	.seh_startepilogue
	ldp x19, x20, [sp, #16]
	.seh_save_regp x19, 16
	add sp, sp, #64
	.seh_stackalloc 64
	.seh_endepilogue
	ret
	.seh_startepilogue
	add sp, sp, #48
	.seh_stackalloc 48
	.seh_endepilogue
	ret
	.seh_startepilogue
	add sp, sp, #48
	.seh_stackalloc 48
	.seh_endepilogue
	ret
	.seh_endfunclet
	.seh_handlerdata
	.long 7
	.section .text$many,"xr",discard,many
	nop
	.seh_endproc

	.section other,"xr"
last:
	.seh_proc last
	sub sp, sp, #64
	.seh_stackalloc 64
	.seh_endprologue
	nop
	.seh_startepilogue
	nop
	.seh_nop
	add sp, sp, #64
	.seh_stackalloc 64
	.seh_endepilogue
	ret
	.seh_endproc
chained:
	.seh_proc chained
	nop
	.seh_nop
	.seh_endprologue
	.seh_startchained
	nop
	.seh_nop
	.seh_endprologue
	.seh_endchained
	ret
	.seh_endproc
	.text
hundred:
	.seh_proc hundred
	nop
	.seh_nop
	.seh_endprologue
	.rept 40
	.seh_startepilogue
	nop
	.seh_nop
	nop
	.seh_save_next
	.seh_endepilogue
	ret
	.endr
	.seh_endproc
