# as: x86_64-linux-gnu
# flags: --64 --generate-missing-build-notes=yes
# flags: --32 --generate-missing-build-notes=yes
# flags: --64 --generate-missing-build-notes=no
	.text
	.globl f
f:	nop
	ret
	.subsection 2
	nop
	.section .text.g, "ax", @progbits
g:	nop
	.section .text.h, "axG", @progbits, hh, comdat
h:	nop
	.section .init, "ax", @progbits
	nop
	.section .rodata
	.byte 1
