# triple: x86_64-linux-gnu
msg	db "hello", 10
	dd 1
