# triple: aarch64-linux-gnu
	.text
	.globl	f
f:
.Lbegin:
	ldr	x0, [x1]
.Lload:
	ldr	x0, [x2]
	ret
.Lend:
	.section	sanmd_covered2,"awo",@progbits,.text
.Lbase0:
	.word	.Lbegin-.Lbase0
	.uleb128	.Lend-.Lbegin
	.byte	7
	.uleb128	16
	.section	sanmd_atomics2,"awo",@progbits,.text
.Lbase1:
	.word	.Lload-.Lbase1
	.section	sanmd_covered65538,"awo",@progbits,.text
.Lbase2:
	.xword	.Lbegin-.Lbase2
	.uleb128	.Lend-.Lbegin
	.byte	0
