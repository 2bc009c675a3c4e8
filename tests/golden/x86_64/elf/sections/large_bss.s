# triple: x86_64-linux-gnu
	.bss
	.zero 0x10000000000000
end:
