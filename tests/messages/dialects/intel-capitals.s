# triple: x86_64-linux-gnu
	MOV AX, 5
