# triple: x86_64-linux-gnu
# args: --motorola-integers
	.long $ff, %101, -$1, $10+%11, 7 % 2, 7%$2
	.byte $7f, 1, 0x12
	.octa $ffffffffffffffffffff
	mov $10, %eax
	mov $f, %eax
	mov %ax, %bx
	mov $x, %eax
	lea $10(%rax), %rbx
16:	.macro m a
	.long \a
	.endm
	m $10
	m %10
	.rept $2
	nop
	.endr
	.if $10 == 16
	.zero %100
	.endif
	jmp 16b
