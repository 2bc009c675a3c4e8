# triple: x86_64-linux-gnu
	mov rax, [rbx + 8]
	add rax, 5
	mov qword ptr [rbx], rax
