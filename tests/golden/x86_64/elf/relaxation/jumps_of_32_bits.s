# triple: x86_64-linux-gnu
	jmp.d32 1f
	jne.d32 1f
	{disp32} jmp 1f
	{disp32} je 1f
	jmp.d8 1f
	{disp8} je 1f
	jmp.d32 elsewhere
	{disp32} addq $1, %rax
1:	.code16
	{disp32} jmp 2f
	{disp32} je 2f
2:
