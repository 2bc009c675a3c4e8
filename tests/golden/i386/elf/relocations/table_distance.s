# triple: i386-linux-gnu
# The distance that is added to the global offset table: known at once, later, or never.
	.text
f:
	calll	.L0$pb
.L0$pb:
	popl	%ebx
.Ltmp0:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb), %ebx
	subl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb), %eax
	movl	$_GLOBAL_OFFSET_TABLE_+(.L0$pb-.Ltmp0), %ecx
	movl	_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb), %ecx
	leal	_GLOBAL_OFFSET_TABLE_+(.Ltmp0-.L0$pb)(%ebx), %ecx
	jmp	g
.Ltmp1:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp1-.L0$pb), %ebx
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp2-.L0$pb), %ebx # ahead
.Ltmp2:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp2-f), %ebx
	addl	$_GLOBAL_OFFSET_TABLE_+(f-.Ltmp2), %ebx
	movl	$_GLOBAL__sub_I_x, %eax
	movl	$_GLOBAL__sub_I_x+4, %eax
	.p2align	4
.Ltmp3:
	addl	$_GLOBAL_OFFSET_TABLE_+(.Ltmp3-.L0$pb), %ebx
g:
	retl
