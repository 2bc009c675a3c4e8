# triple: thumbv7-linux-gnueabihf
	.arch bogus
	.cpu bogus
	.fpu NEON
	.object_arch bogus
	.eabi_attribute foo, 1
	.eabi_attribute 5, 3
	.eabi_attribute 6, "x"
	.fnstart
	.fnend
	.arch armv4
	nop
