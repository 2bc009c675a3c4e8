# triple: x86_64-linux-gnu
.code
main PROC
	mov rax, 5
	ret
main ENDP
END
