# triple: thumbv7-linux-gnueabihf
	.fpu	neon

	@ Forms of general registers.
	.macro	saves list:vararg
	.fnstart
	bx	lr
	.save	{\list}
	.fnend
	.endm
	saves	r4
	saves	r4-r11
	saves	r4, r5, r6, lr
	saves	r4-r11, lr
	saves	fp, lr
	saves	r4, r6
	saves	r0-r3
	saves	r0, r4, r5, lr
	saves	r0-r15
	saves	a1, v1, sl, ip
	saves	R7, LR
	saves	ra_auth_code
	saves	r4-r7, ra_auth_code, lr
	saves	r5, r4, lr
	saves	r4, r4
	saves	r4-r6, r5
	saves	r12, ra_auth_code

	@ Double registers.
	.macro	vsaves list:vararg
	.fnstart
	bx	lr
	.vsave	{\list}
	.fnend
	.endm
	vsaves	d8
	vsaves	d8-d15
	vsaves	d8, d9, d10
	vsaves	d0-d31
	vsaves	d16-d20
	vsaves	d31
	vsaves	q4
	vsaves	q4, q5
	vsaves	d14-d17

	@ Offsets of the stack pointer.
	.irp	size, 0, 4, 8, 0x100, 0x104, 0x200, 0x204, 0x208, 0x404, 0x12344, 0x7ffffffc, -4, -0x100, -0x104, -0x300, 4 * 5 - 8
	.fnstart
	bx	lr
	.pad	#\size
	.fnend
	.endr

	@ Several of them are one, up to the next registers.
	.fnstart
	.pad	#8
	.pad	$16
	.save	{r4}
	.pad	#-8
	.pad	#8
	.vsave	{d8}
	.pad	#4
	.fnend

	@ Opcodes as bytes.
	.fnstart
	.pad	#8
	.unwind_raw	12, 0xb1, 0x07
	.pad	#4
	.save	{r4}
	.unwind_raw	-4, 0x80 + 1, 3 - 3, 255
	.fnend

	@ Frame registers.
	.fnstart
	.save	{fp, lr}
	.setfp	fp, sp
	.pad	#1024
	.fnend
	.fnstart
	.save	{r4, fp, lr}
	.setfp	fp, sp, #8
	.pad	#20
	.vsave	{d8}
	.fnend
	.fnstart
	.pad	#16
	.setfp	r7, sp, #-12
	.setfp	r6, r7, $4
	.fnend
	.fnstart
	.movsp	r7
	.pad	#8
	.setfp	r4, r7, #4
	.fnend
	.fnstart
	.save	{r4}
	.pad	#8
	.movsp	ip, #16
	.fnend
