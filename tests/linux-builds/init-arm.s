@ Prints a line and reboots.
	.syntax unified
	.arch	armv7-a
	.text
	.arm
	.globl	_start
	.type	_start, %function
_start:
	mov	r0, #1
	ldr	r1, =line
	ldr	r2, =end - line
	mov	r7, #4			@ write
	svc	#0
	ldr	r0, =0xfee1dead
	ldr	r1, =672274793
	ldr	r2, =0x01234567
	mov	r3, #0
	mov	r7, #88			@ reboot
	svc	#0
1:	b	1b
	.size	_start, . - _start

	.section .rodata
line:	.ascii	"llas: init runs\n"
end:
