@#-triple=thumbv7m-linux-gnueabi
@#
	.syntax	unified
	.eabi_attribute	6, 10
	.eabi_attribute	7, 0x4d
	.eabi_attribute	9, 2
	.text
f:
	cbz	r0, 1f
	sdiv	r0, r1, r2
	ldr	r0, =g
	bl	g
1:	bx	lr
