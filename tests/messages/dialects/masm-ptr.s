# triple: x86_64-linux-gnu
	mov dword ptr [rax], 5
