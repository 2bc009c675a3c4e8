@ triple: thumbv7-linux-gnueabi
@ args: -arm-add-build-attributes -mattr=+neon,+vfp4,+strict-align
	.eabi_attribute 34, 1
	.fpu neon
	bx lr
