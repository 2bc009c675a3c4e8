# triple: x86_64-w64-windows-gnu
# args: --gnu-dialect
	.section .gnu.lto_x,"edr0"
	.ascii "abc"
	.section .rdata$a,"dr4"
	.byte 1
	.section .text$f,"x"
	.linkonce discard
	.globl f
f:	ret
	.section .text$f,"x"
	.linkonce discard
	nop
	.text
	.ident "GCC: one"
	nop
	.ident "GCC: two"
	.section .rdata$q,"dr"
	.linkonce same_size
	.globl q
q:	.byte 1
	.section .data$r,"w"
	.linkonce same_contents
	.globl r
	.p2align 5
r:	.quad 1
