# triple: arm-none-eabi
# args: -mcpu=cortex-m3
	@ The code is T32, but only a directive says so.
	.type	f, %function
f:	movs	r0, r0
	.thumb
	.type	g, %function
g:	movs	r0, r0
