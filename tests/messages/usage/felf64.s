# triple: x86_64-linux-gnu
# args: -f elf64
	nop
