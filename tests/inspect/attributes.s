@ triple: thumbv7-linux-gnueabihf
	.syntax unified
	.eabi_attribute	67, "2.09"
	.cpu	cortex-a9
	.eabi_attribute	32, 1, "gnu"
	.eabi_attribute	28, 1
