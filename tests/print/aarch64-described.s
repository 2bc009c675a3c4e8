// triple: aarch64-linux-gnu
// args: -g -dwarf-version=3 -aarch64-mark-bti-property -fdebug-compilation-dir=/d -fdebug-prefix-map=/d=/e
f:	ldr x0, =0x123456789abc
	b f
	.section .text.g,"ax"
g:	ret
	.data
h:	.word 1
	.inst 0xd503201f
