@ triple: armv7-linux-gnueabi
@ args: -arm-add-build-attributes -mcpu=krait

	.long 1
	.eabi_attribute 6, 3
	.fpu neon
