# triple: x86_64-linux-gnu
# Lines of other assemblers.
	section .text
msg db "hi", 10
	%define X 5
main PROC
	ENDP
	AREA |x|, CODE
	AREA x, CODE
	.section __TEXT,__text
	stp x29, x30, [sp, #-16]!
	push {r4, lr}
