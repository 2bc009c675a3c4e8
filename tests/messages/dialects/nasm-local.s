# triple: x86_64-linux-gnu
	global _start
_start:
	mov [rel x], eax
