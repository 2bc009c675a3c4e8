# triple: x86_64-linux-gnu
	format ELF64 executable
	entry start
start:
	nop
