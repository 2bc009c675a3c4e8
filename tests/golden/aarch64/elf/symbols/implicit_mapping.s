# triple: aarch64-linux-gnu
# args: -implicit-mapsyms
	.text
	.long 1
f:	nop
	.long 2
g:
	.data
	.long 3
	.section .text.a,"ax"
	.long 1
	.section .data.b,"aw"
	nop
	.section .data.c,"aw"
	nop
	.long 1
	.section .text.d,"ax"
	nop
	.text
	.long 9
	.globl g
	.section .bss.x,"aw",@nobits
	.zero 4
	.section .tdata,"awT"
	.long 1
	.section .text.e,"ax"
	.cfi_startproc
	.long 7
	.cfi_endproc
	ldr x0, =0x123456789
	.subsection 1
	.word 1
	.subsection 0
	.set alias, f
	.section .rodata,"a"
last:	.word 2
