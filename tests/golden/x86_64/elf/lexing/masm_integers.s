# triple: x86_64-linux-gnu
# args: --masm-integers
	.quad 0ffh, 0FFH, 10h, 2a2h, 0x10h, 0x1f, 0X1FHUL, 12t, 12d, 12D, 17q, 17O, 101y, 101b, 0b, 1B, 017, 0bh, 10hull
	.byte 1, 0, 99, 1b
	.octa 0ffffffffffffffffffh, 99999999999999999999t
1:	jmp 1f
	nop
16:	jmp 16b
1:	jmp 10h
	.fill 2h, 1, 0ah
	.macro m a
	.long \a
	.endm
	m 10h
	.if 10h == 16 && 11b == 3
	.p2align 4t, 90h
	.endif
	.uleb128 80h
	.loc_label l
	.file 1h "a.c"
	.loc 1h 12t 11b
	.intel_syntax noprefix
	mov eax, 0ffh
	mov eax, [rbx + 10h + rcx*4]
	mov eax, 1010b
	add rbx, 0B0h
	jmp 16b
	.quad 1e5, 1.5
