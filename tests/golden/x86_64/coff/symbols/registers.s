# triple: x86_64-pc-windows-msvc
.LA = %rdi
	movq .LA, %rax
	movq 8(.LA,%rbx), %rax
# Only a private name may still be bound to a register at the end: of any other llvm-mc crashes.
B = %rsi
	movq (B), B
B = 5
	.if .LA == %rdi
	nop
	.endif
