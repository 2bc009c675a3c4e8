@ triple: thumbv8.1m.main-none-eabi
@ args: -arm-add-build-attributes -mcpu=cortex-m55 -mattr=+pacbti

	nop
	.eabi_attribute 6, 3
	.cpu cortex-m3
