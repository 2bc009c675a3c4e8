# triple: x86_64-linux-gnu
# args: --crel
	call foo
	jmp *bar@GOTPCREL(%rip)
	.section .text.g,"axG",@progbits,g,comdat
	call y
	.cg_profile foo,bar,3
	.addrsig
	.addrsig_sym foo
