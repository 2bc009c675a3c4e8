# triple: x86_64-linux-gnu
# args: -dwarf46
	nop
