# triple: aarch64-linux-gnu
	.file	1 "a.c"
f:
	.cfi_startproc
	.loc	1 2
	stp	x29, x30, [sp, #-16]!
	.cfi_def_cfa_offset	16
	.cfi_offset	w30, -8
	.cfi_offset	w29, -16
	adrp	x0, d
	ldr	x0, [x0, :lo12:d]
	cbz	x0, .Lend
	bl	h
.Lend:
	ldp	x29, x30, [sp], #16
	.cfi_def_cfa_offset	0
	.cfi_restore	w30
	.cfi_restore	w29
	ret
	.cfi_endproc
	.ascii	"a pool of twenty one!"
	.balign	4
g:	b	g
