# triple: x86_64-linux-gnu
# args: --motorola-integers
	.long 7 %10
	mov $fg, %eax
	.long $
	.float $10
	.long $ff
