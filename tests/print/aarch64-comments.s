// triple: aarch64-linux-gnu
// args: -preserve-comments
# A line
f:                                      // @f
	mov x0, #1 // after
	ldr x1, [x0, #:lo12:f] /* block */
	.arch armv8-a // arch
	.arch_extension crc // extension
	.word 1 // word
	.xword f // address
	.hidden f // hidden
	.variant_pcs f // variant
	.p2align 2 // aligned
	.cfi_startproc // begins
	.cfi_endproc // ends
	ret
