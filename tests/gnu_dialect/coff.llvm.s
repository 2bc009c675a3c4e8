# triple: x86_64-w64-windows-gnu
	.section .gnu.lto_x,"ndr"
	.ascii "abc"
	.section .rdata$a,"dr"
	.p2align 4
	.byte 1
	.section .text$f,"x"
	.linkonce discard
	.globl f
f:	ret
	.section .text$f,"x"
	nop
	.byte 0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0, 0x0f, 0x1f, 0
	.p2align 4
	.section .rdata$zzz,"dr"
	.asciz "GCC: one"
	.asciz "GCC: two"
	.text
	nop
	.section .rdata$q,"dr"
	.linkonce same_size
	.globl q
q:	.byte 1
	.p2align 4
	.section .data$r,"w"
	.linkonce same_contents
	.globl r
	.p2align 5
r:	.quad 1
	.p2align 5
