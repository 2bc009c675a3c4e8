# triple: x86_64-linux-gnu
	push rbp
	mov rbp, rsp
	xor eax, eax
	pop rbp
	ret
