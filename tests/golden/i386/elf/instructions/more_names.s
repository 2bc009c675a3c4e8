# triple: i386-linux-gnu
# Names that only 32-bit code has, and the table lookup with its memory written out.
	leavel
	pushfd
	popfd
	pushal
	popal
	xlatb	(%ebx)
	xlat	%gs:(%ebx)
	inb	(%dx), %al
	outl	%eax, (%dx)
	insl	(%dx), %es:(%edi)
	.intel_syntax noprefix
	pushal
	popal
	xlat	byte ptr [ebx]
	call	127, 1375253195
	jmp	32767, 82
	lcall	5, 6
	mov	eax, dword ptr fs:[8]
	mov	byte ptr [foo], al
