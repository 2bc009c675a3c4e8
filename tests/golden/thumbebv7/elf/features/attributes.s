# triple: thumbebv7-linux-gnueabihf
	.arch armv7-a
	.fpu neon-vfpv4
	.cpu cortex-a9
	.object_arch armv6
	.eabi_attribute Tag_conformance, "2.09"
	.eabi_attribute 25, 1
	.eabi_attribute Tag_ABI_align_needed, 1
	.eabi_attribute 32, 1, "gnu"
	.eabi_attribute Tag_CPU_arch_profile, 300
	nop
