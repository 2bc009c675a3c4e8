// What the linker relaxes, or does not know.
	.text
	adrp x0, :gottprel:t
	ldr x0, [x0, :gottprel_lo12:t]
	ldr x0, :gottprel:t
	add x0, x0, :tprel_lo12:t
	ldrb w0, [x0, :tprel_lo12:t]
	ldrh w0, [x0, :tprel_lo12:t]
	ldr w0, [x0, :tprel_lo12:t]
	ldr x0, [x0, :tprel_lo12:t]
	ldr q0, [x0, :tprel_lo12:t]
	add x0, x0, :dtprel_hi12:t
	add x0, x0, :dtprel_lo12_nc:t
1:	.xword 0
	.reloc 1b, R_AARCH64_GOTREL64, f
2:	.word 0
	.reloc 2b, R_AARCH64_GOTREL32, f
	.reloc 0, R_AARCH64_NONE, t
	.section .far,"ax",@progbits
	.p2align 12
	.globl f
f:	ret
	.section .tdata,"awT",@progbits
	.p2align 4
	.globl t
	.xword 1, 2
t:	.xword 2
