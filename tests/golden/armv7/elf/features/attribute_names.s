# triple: armv7-linux-gnueabihf
	.eabi_attribute	CPU_raw_name, "raw"
	.eabi_attribute	Tag_CPU_name, "Name"
	.eabi_attribute	CPU_arch, -1
	.eabi_attribute	0x100000007, 0x100000041
	.eabi_attribute	-1, 2
	.eabi_attribute	also_compatible_with, "\006\012a\"b\n"
	.eabi_attribute	Tag_conformance, "2.09"
	.eabi_attribute	compatibility, 1, "gnu"
	.eabi_attribute	71, "odd"
	.eabi_attribute	72, 1 + 2
