@ triple: thumbv7-linux-gnueabi
@ args: -arm-add-build-attributes -mcpu=cortex-a9
	bx lr
