# triple: armv6m-none-eabi
	@ The processor has T32 only.
	.type	f, %function
f:	movs	r0, r0
