#-triple=i386-windows-msvc
#
	.text
	.globl	_f
_f:
	calll	_g
	movl	$_g, %eax
	jmp	_f
	.long	_g@SECREL32
	.section	.text,"xr",discard,_h
_h:
	jne	_f
