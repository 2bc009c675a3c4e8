// The first process: says a line and restarts the machine.
	.globl	_start
	.text
_start:
	mov	x8, #64				// write(1, line, length)
	mov	x0, #1
	adr	x1, line
	mov	x2, #length
	svc	#0
	mov	x8, #142			// reboot(MAGIC1, MAGIC2, RESTART)
	ldr	x0, =0xfee1dead
	ldr	x1, =672274793
	ldr	x2, =0x1234567
	svc	#0
1:	b	1b
	.p2align 2
line:	.ascii	"llas: init runs\n"
length = . - line
	.section .note.GNU-stack,"",%progbits
