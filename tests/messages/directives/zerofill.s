# triple: x86_64-linux-gnu
	.zerofill __DATA,__bss,_x,4,2
