@ triple: thumbv7-linux-gnueabi
@ args: -g -fdebug-compilation-dir=/d
	.syntax unified
	.thumb
f:	mov r0, #1
	movs r0, #2
	ldr r1, =0x12345678
	.inst.n 0xbf00
g:	bx lr
