#-triple=i386-linux-gnu
#
	.text
f:
	calll	g
	movl	$g, %eax
	jmp	f
	movl	g@GOT(%ebx), %ecx
	.zero	9
	jmp	. - 100
	retl
