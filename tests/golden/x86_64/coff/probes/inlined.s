# triple: x86_64-windows-msvc
	.text
f:	.pseudoprobe 1 1 0 0 f
	nop
	.pseudoprobe 2 1 0 0 @ 1:2 f
	.section .text,"xr",discard,bar
	.globl bar
bar:	.pseudoprobe 9 1 0 0 bar
	ret
	.section .text$x,"xr"
g:	nop
	.pseudoprobe 3 1 0 0 g
	.addrsig
	.addrsig_sym bar
