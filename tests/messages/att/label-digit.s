# triple: x86_64-linux-gnu
	2start: nop
