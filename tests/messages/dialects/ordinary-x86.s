# triple: x86_64-linux-gnu
# Errors in lines that are written for the target.
	mvoq %rax, %rbx
	mov eax, ebx
	jmp %foo bar
	.lnog 1
