# triple: thumbv7-linux-gnueabihf
	.eabi_attribute Tag_foo, 1
