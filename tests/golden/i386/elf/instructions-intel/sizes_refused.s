# triple: i386-linux-gnu
# args: -x86-asm-syntax=intel
# Memory at an absolute address of another size than the register's, and registers that the prefix forbids.
	mov	al, dword ptr [foo]
	mov	eax, tbyte ptr fs:[8]
	mov	byte ptr [foo], eax
	{rex} mov	ch, 57
	{rex} sub	cl, ah
