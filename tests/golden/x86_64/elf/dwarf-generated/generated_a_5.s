# triple: x86_64-linux-gnu
# args: -g -dwarf-version=5 -fdebug-compilation-dir=/c
_start:
f:	nop
.Lx:	nop
1:	jmp 1b
	.section .text.g,"ax"
_g:	ret
	.macro m
x\@: nop
	nop
	.endm
	m
	m
	.rept 2
	nop
	.endr
	.section .text.unused,"ax"
nothing:
	.section .text.data,"ax"
	.byte 1
	.data
d:	.long 5
	nop
	.section .foo,"a"
	nop
	.text
	rep
	movsb
	.pushsection .text.h,"ax"
h:	nop
	.popsection
	nop
