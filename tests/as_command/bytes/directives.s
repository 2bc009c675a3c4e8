# as: x86_64-linux-gnu
# flags: --64
# flags: --32
# flags: --x32
	.struct 4
field_a: .skip 4
field_b: .long 0
	.balign 16
field_c: .byte 0
	.p2align 3
field_d = .
	.org 40
field_e: .zero 3
	.align 8
field_f: .short 0, 0
	.fill 2, 4, 0
field_g: .space 5
	. = 200
field_h:
	.text
	.byte field_a, field_b, field_c, field_d, field_e, field_f, field_g, field_h
	mov field_b(%edi), %eax
	mov $field_h, %ecx
	.if field_b == 8
	.byte 1
	.endif
	.offset 8
second:
	.previous
	.byte second
	.offset
third:
	.data
	.byte third
	.text

	.eqv first_use, later + 1
	later = 4
	.byte first_use
	later = 7
	.byte first_use
	twice == first_use * 2
	.byte twice, twice + first_use
	later = 9
	.byte twice
	.lsym local_number, 5
	.byte local_number
	.data
	.tfloat 1.5, -2, 0, 3.14159265358979323846264338327950288, inf, -inf, nan
	.tfloat 1e400, 1e4000, 1.1, 0.1, 1e-4000, 123456789012345678901234567890, 18446744073709551617, 36893488147419103235
	.dc.x 1.5, -1e10
	.dcb.x 2, 1.0
	.hfloat 1.5, 65504, 3.14159, 65519, 65520, 1e-7, 6e-8, -0, inf, nan, 1.0004882813, 1.00048828125, 1e-9, 6.1e-5
	.bfloat16 1.5, -3.14159, inf, nan, 1e-40, 1.0059, 1.99609375
	.ffloat 1.5
	.dfloat 2.5
	.float 1.25
	.section .rodata
	.irep x, 1, 2
	.byte \x
	.endr
	.irepc x, 34
	.byte \x
	.endr
	.rept 2
	.irep y, 5, 6
	.byte \y
	.endr
	.endr
	.macro m
	.byte 1
	.mexit
	.byte 2
	.endm
	m
	.if 0
	.byte 7
	.elsec
	.byte 8
	.endc
	.text
f:	nop
	.xdef f
	.xcom block, 4
	.common.s other, 4
	.tls_common tls_block, 4, 4
	.sect .text.sect, "ax"
	nop
	.section.s .data.sect, "aw"
	.byte 1
	.section .text.group, "ax"
	.attach_to_group group
	nop
	.text
	.comm c1, 1
	.comm c3, 3
	.comm c9, 9
	.comm c100, 100
	.comm c100a, 100, 32
	.lcomm l1, 1
	.lcomm l3, 3
	.lcomm l4, 4
	.lcomm l9, 9
	.llen 80
	.plen 60
	.page
	.nopage
	.ttl words
	.spc
	.xref f, g
	.name x
	.noopt
	.optim
	.format x
	.debug x
	.lflags 3
	.list
	.nolist
	.psize 60, 80
	.title "a"
	.sbttl "b"
	.eject
	.bundle_align_mode 0
	.cfi_startproc
	.cfi_negate_ra_state
	nop
	.cfi_endproc
