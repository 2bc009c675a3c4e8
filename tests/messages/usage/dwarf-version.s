# triple: x86_64-linux-gnu
# args: -g -dwarf-version=7
	nop
