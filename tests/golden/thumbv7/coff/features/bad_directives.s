# triple: thumbv7-windows-msvc
	.arm
	.code 32
	.syntax divided
	.arch armv7-a
	.inst 0xe800
	.inst.n 0x10000
	.arch_extension crc
	.arch_extension bogus
	.arch_extension os
	.save {r4}
x .req r0
x .req r1
	.code 17
	.thumb_func f
