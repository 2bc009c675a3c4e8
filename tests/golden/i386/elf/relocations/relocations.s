# triple: i386-linux-gnu
	.text
	.globl f
f:
	call	g@PLT
	call	g
	jmp	g@PLT
	jmp	g
	call	h
	je	g
	popl	%ebx
	addl	$_GLOBAL_OFFSET_TABLE_+(.-f), %ebx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	_GLOBAL_OFFSET_TABLE_(%ebx), %ecx
	movl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	x@GOT(%ebx), %eax
	movl	x@GOT, %eax
	movl	x@GOT(%ebx,%ecx), %eax
	addl	x@GOT(%ebx), %eax
	leal	x@GOT(%ebx), %eax
	call	*x@GOT(%ebx)
	jmp	*x@GOT(%ebx)
	leal	x@GOTOFF(%ebx), %eax
	leal	.Lstr@GOTOFF(%ebx), %eax
	leal	.Lstr@GOTOFF+1(%ebx), %eax
	leal	local@GOTOFF(%ebx), %eax
	leal	t@TLSGD(,%ebx,1), %eax
	leal	t@TLSLDM(%ebx), %eax
	movl	$t@NTPOFF, %eax
	movl	%gs:t@NTPOFF, %eax
	movl	t@INDNTPOFF, %eax
	movl	t@GOTNTPOFF(%ebx), %eax
	leal	t@DTPOFF(%eax), %eax
	movl	$t@TPOFF, %eax
	movl	t@GOTTPOFF(%ebx), %eax
	leal	t@TLSDESC(%ebx), %eax
	call	*t@TLSCALL(%eax)
	movl	$x, %eax
	movl	x, %eax
	movl	x+4, %ecx
	movl	x(%eax), %ecx
	movb	$x, %al
	movw	$x, %ax
	pushl	$x
	pushl	$local
	pushw	$x
	cmpl	$x, local
	cmpl	$x, 4(%eax)
	movl	$x-., %eax
	movl	$local-f, %eax
	addl	$local-., %eax
	addl	$.Lend-f, %eax
	lcall	$x, $g
	ljmp	$1, $g
	call	0x1234
	jmp	0x1234
	jecxz	h
	loop	h
	jcxz	h
.Lend:
h:	ret
	.data
local:
	.long	x, x@GOT, x@GOTOFF, x@PLT, x@NTPOFF, x@DTPOFF, t@TPOFF, t@TLSGD, t@INDNTPOFF, t@GOTNTPOFF
	.long	x-., local, local+8, h, h-., f-., .Lstr
	.word	x, x-.
	.byte	x, x-.
	.reloc	., R_386_32, x
	.reloc	local+4, R_386_PC32, x+8
	.long	_GLOBAL_OFFSET_TABLE_, _GLOBAL_OFFSET_TABLE_-.
	.section .rodata.str1.1,"aMS",@progbits,1
	.asciz "pad"
.Lstr:	.asciz "text"
	.section .debug_x,"",@progbits
	.long	h, .Lend-f
