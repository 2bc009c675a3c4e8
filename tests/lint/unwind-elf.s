# llas --triple x86_64-linux-gnu --no-exec-stack
f:	nop
g:	nop
	nop
	.section .eh_frame,"a",@unwind
	.long 16, 0
	.byte 1
	.asciz "zR"
	.byte 1, 0x78, 16, 1, 0x1b, 0, 0, 0
	.long 12, 24, f - ., 3
	.long 12, 40, g - ., 2
	.long 0
