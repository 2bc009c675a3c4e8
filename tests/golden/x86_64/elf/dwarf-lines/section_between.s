# triple: x86_64-linux-gnu
	.file 1 "a.c"
	.loc 1 1
	.section .data
	.text
	nop
	.loc 1 2
	.text
	nop
	.loc 1 3
	.pushsection .foo,"ax"
	nop
	.popsection
	nop
	.text 1
	.loc 1 4
	nop
	.previous
	.loc 1 5
	nop
