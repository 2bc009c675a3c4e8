# triple: x86_64-linux-gnu
# Labels alone and directives with a few plain operands, and what only looks so.
	.text
.Lone:
	nop
two.0$:
	.byte	1
	.byte	0x1f, -1 , 255	# three
	.short	.Ltmp2-.Ltmp1
.Ltmp1:
	.value	65535
	.long	4294967295
	.long	.Ltmp2-.Ltmp2
	.quad	two.0$-.Lone
	.quad	999999999999999999
.Ltmp2:
	.byte	017
	.byte	017, 1
	.byte	1;	.byte 2
	.long	.-.Ltmp1
	.long	.Ltmp2 - .Ltmp1
	.long	value-.Ltmp1+.Ltmp1
	.set	value, 7
	.long	value
	.ascii	"a;#b"
	.asciz	"text"
	.string	"t\n"
	.p2align	2
	.p2align	3, 0xcc
	.p2align	4, , 3
1:
	.long	1b-.Ltmp2
.Ltmp10: .byte 3
	.byte	.Ltmp10-.Ltmp2
.Ltmp01:
	.byte	.Ltmp01-.Ltmp10
	.data
	.long	undefined-.Ltmp500
.Ltmp500:
	.long	.Ltmp500-.Ltmp4000000
.Ltmp4000000:
