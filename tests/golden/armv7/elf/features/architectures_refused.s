# triple: armv7-linux-gnueabihf
	.object_arch
	.object_arch	armv7-a
	.object_arch	armv8.1-a
	.object_arch	armv9.1-a extra
	.object_arch	"armv7a"
	.eabi_attribute	Tag_FramePointer_use, 1
	.eabi_attribute	CPU_Arch, 1
	.code	1 + 15
	.code	17
	.code	x
	@ llvm-mc ends here.
	.arch	armv7ve
