# triple: thumbv7-linux-gnueabihf
	vadd.f64 d16, d17, d18
	.fpu vfpv3-d16
	vadd.f64 d0, d1, d2
	.fpu neon
	vadd.i32 q0, q1, q2
	.arch armv8-a
	.arch_extension nocrypto
	.arch_extension crc
	crc32b r0, r1, r2
	.cpu cortex-m4
	vadd.f32 s0, s1, s2
