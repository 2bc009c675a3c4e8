# triple: thumbv7-linux-gnueabihf
	.text
	.globl	f
	.type	f, %function
f:	.fnstart
	bx	lr
	.personality	__gxx_personality_v0
	.save	{r4, lr}
	.handlerdata
	.p2align	2
table:	.byte	255, 155, 1, 2
	.long	f(target2)
	.long	table - .
	.fnend
	.size	f, . - f

g:	.fnstart
	.personality	routine
	bx	lr
	.save	{r4-r11}
	.pad	#0x12340
	.fnend

	@ Without opcodes, with the personality routines of the ABI.
	.irp	number, 0, 1, 2
	.fnstart
	bx	lr
	.personalityindex	\number
	.fnend
	.fnstart
	bx	lr
	.personalityindex	\number
	.save	{r4}
	.handlerdata
	.word	0
	.fnend
	.endr

	@ The number of opcodes chooses between the first two.
	.fnstart
	.save	{r0, r4, r6}
	.fnend
	.fnstart
	.save	{r4}
	.save	{r5}
	.fnend
	.fnstart
	.handlerdata
	.fnend
	.fnstart
	.fnend

	@ No unwinding.
	.fnstart
	bx	lr
	.cantunwind
	.fnend
	.fnstart
	.save	{r4, r5, r6}
	.cantunwind
	.cantunwind
	.fnend

	@ A second entry.
	.fnstart
	.personality	f
	.save	{r4}
	.handlerdata
	.handlerdata
	.fnend

	@ The routine is defined here.
	.globl	__aeabi_unwind_cpp_pr0
__aeabi_unwind_cpp_pr0:
	.fnstart
	bx	lr
	.fnend
