# triple: x86_64-linux-gnu
section .text
global _start
_start:
	mov rax, 1
	ret
section .data
msg	db "hi", 10
n	dd 5
