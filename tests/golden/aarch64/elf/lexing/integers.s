# triple: aarch64-linux-gnu
# args: --motorola-integers --masm-integers
	mov x0, $10
	mov x1, #$10
	mov x2, #%11
	mov x3, 10h
	mov x4, #10b
	mov x5, #12d
	add x0, x1, #0fh, lsl #12
	ldr x0, [x1, #8h]
	ldr x0, [x1, 10h]
	mov x6, %11
	.word $ff, 0ffh
