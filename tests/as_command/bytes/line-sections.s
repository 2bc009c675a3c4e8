# as: x86_64-linux-gnu
# flags: --64 --gdwarf-sections -gdwarf-4
# flags: --64 --gdwarf-sections -gdwarf-5
# flags: --32 --gdwarf-sections -gdwarf-3
	.file 1 "a.c"
	.text
	.loc 1 2 3
	nop
	.section foo,"ax",@progbits
	.loc 1 5 2
	nop
	.loc 1 6 1 is_stmt 0
	ret
	.section .text.bar,"axG",@progbits,bar,comdat
	.loc 1 7 1
	nop
	.section .text.bar,"axG",@progbits,bar2,comdat
	.loc 1 9 4
	nop
	.section .init,"ax",@progbits
	.loc 1 11 1
	nop
	.section .debug_info,"",@progbits
	.long 1, 2, 3
