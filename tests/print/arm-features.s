# triple: armv7-linux-gnueabihf
	.arch	armv5
	.arch	v7
	.arch	thumbv7r
	.arch	armv8.2a
	.arch	iwmmxt
	.object_arch	v5te
	.object_arch	armv4t

	.fpu	vfp3
	.fpu	fpv4-dp-d16
	.fpu	neon-vfpv3
	.fpu	vfpv2
	.cpu	cortex-a8
	.eabi_attribute	5, "Foo Bar"
	.eabi_attribute	32, 1, ""
	.eabi_attribute	65, "a\"b\tc\001\377\\"
	.arch	armv7-a
	.arm
	.inst	0xe12fff1e, 1
	.thumb
	.inst	1
	.inst.w	0xf000f800
