// triple: aarch64-linux-gnu
// Values that only the layout knows, in all fields that take them.
start:
	.space 16
end:
	add x0, x1, #(end - start)
	adds w0, w1, #(end - start)
	add w0, w1, #(end - start), lsl #12
	cmp x0, #(forward - end)
	ldr x0, [x1, #(end - start)]
	ldrb w0, [x1, end - start]
	add x0, x1, :lo12:end-start
	ldr q0, [x1, :lo12:end-start]
	mov x0, #(end - start)
	mov w2, start - end
	adrp x0, :got:end-start
	adrp x0, :lo12:end-start
	movz x0, #:abs_g1:after
	movk x0, #:abs_g1_nc:after
	movn x0, #:abs_g1_s:negative
	movz x0, #:abs_g0_s:negative
	movz x0, #:tprel_g1:variable
	movz x0, #:gottprel_g1:variable
	movk x0, #:tprel_g0_nc:variable
	adrp x0, after
	b after
	ldr x0, [x1, :lo12:low]
	adrp x3, :tlsdesc:low
forward:
	bl :lo12: ret
after = 0x12345678
negative = -3
low = 0x128
