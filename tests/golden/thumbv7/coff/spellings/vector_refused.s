@ triple: thumbv7-windows-msvc
@ mattr: +neon,+vfp4
@ Numbers, lists and registers that no encoding has. llvm-mc cuts the shifts and takes lists without braces for other ones.
	vshl.i8 q0, q1, #8
	vsli.8 q0, q1, #100
	vshl.i8 d0, d1, #-1
	vqshl.u64 d0, d1, #64
	vqshlu.s32 d0, d1, #40
	vcvt.f32.u32 d0, d1, #33
	vshr.s8 d0, d1, #0
	vshr.s8 d0, d1, #9
	vshll.s8 q0, d1, #0
	vmov.i8 d0, #-1
	vmov.i32 d0, #0x1234
	vmov.i64 d0, #1
	vmov.f32 s0, #1
	vmov.f32 s0, #0.1
	vmov.f32 s0, #0.0
	fconsts s0, #1.0
	vadd.f32 s0, d1, s2
	vmul.i16 d0, d1, d8[0]
	vmul.i16 d0, d1, d7[4]
	vmul.i32 d0, d1, d16[0]
	vld1.8 q0, [r0]
	vld1.8 {d0, d2}, [r0]
	vld1.8 {d0-d4}, [r0]
	vld1.8 {d0}, [r0:128]
	vld1.8 {d0}, [r0], pc
	vld3.8 {d0, d1, d2}, [r0:128]
	vld2.8 {d0[1], d2[1]}, [r0]
	vld1.32 {d0[2]}, [r0]
	fldmiax r0, {d16}
	vldmia r0, {d0-d16}
	vldmdb r0, {d0}
	vldr d0, [r0, #1024]
	vldr d0, [r0, #2]
	vmov s0, s2, r0, r1
	vmrs pc, fpscr
	vmsr mvfr0, r0
	vfma.f32 d0, d1
	vorn.i16 d0, #1
	vld1.8 {d1, d1}, [r0]
	vtbl.8 d0, {s1}, d2
	vshl.s32 d24, d26, d32
	vld1.8 {d31, fpinst2}, [r0]
