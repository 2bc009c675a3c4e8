# The first process: says a line and restarts the machine.
	.globl	_start
	.text
_start:
	movl	$1, %eax			# write(1, line, length)
	movl	$1, %edi
	leaq	line(%rip), %rsi
	movl	$length, %edx
	syscall
	movl	$169, %eax			# reboot(MAGIC1, MAGIC2, RESTART)
	movl	$0xfee1dead, %edi
	movl	$672274793, %esi
	movl	$0x1234567, %edx
	syscall
1:	jmp	1b
	.section .rodata
line:	.ascii	"llas: init runs\n"
length = . - line
	.section .note.GNU-stack,"",@progbits
