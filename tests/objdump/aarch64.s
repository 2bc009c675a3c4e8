#-triple=aarch64-linux-gnu -mattr=+sve
#
	.text
	nop
	.word	0
	.word	0
	.globl	f
	.type	f,%function
f:
	bl	g
	b.eq	f
	tbz	w0, #3, .Lend
	cbz	x0, f
	adrp	x0, g
	add	x0, x0, :lo12:g
	adr	x1, f
	ldr	x2, .Ldata
	ldr	x3, =0x123456789abcdef
	mov	x0, #65536
	movi	v0.2d, #0xff00ff00ff00ff00
	add	z0.b, z1.b, z2.b
	.inst	0xffffffff
.Lend:
	ret
.Ldata:
	.quad	g
	.word	1
	.hword	2
	.byte	3
	.zero	16
	.byte	4
	.p2align	2
	ret
	.type	table,%object
table:
	.ascii	"some text"
	.section	.text.data,"ax",%progbits
	.word	1
	.section	.text.odd,"ax",%progbits
	ret
	.byte	1, 2
