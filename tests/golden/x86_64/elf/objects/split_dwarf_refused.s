# triple: x86_64-linux-gnu
# args: -split-dwarf-file=/dev/null
	.section .debug_info.dwo,"e",@progbits
x:	.long f
	.long x
	.data
f:	.long x
	.quad x+1, f
