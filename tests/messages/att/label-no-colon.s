# triple: x86_64-linux-gnu
loop
	decl %eax
	jne loop
