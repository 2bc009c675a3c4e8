@ triple: thumbv8m.base-none-eabi
@ args: -arm-add-build-attributes
	bx lr
