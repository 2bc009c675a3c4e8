@ triple: thumbv7-windows-msvc
@ mattr: +neon,+vfp4,+fp16
@ Data types that stand for others, forms of two operands, and names from before the unified syntax.
	vadd.u8 q0, q1, q2
	vadd.s64 d0, d1
	vand.f64 q3, q4, q5
	vand.p8 d3, d5
	vorr.s16 q3, q5
	vbic.u32 d1, d2, d3
	vbic d1, d2
	vmov.p16 q1, q2
	vmov.f d1, d2
	vmov.d d1, d2
	vmov.u8 d3[7], r1
	vmov.f32 r3, d1[1]
	vmov r3, d1[1]
	vmov.s16 r3, s4
	vmvn.f64 q1, q2
	vswp.i8 q1, q2
	vbsl.f32 d1, d2, d3
	vtst.f32 q1, q2, q3
	vtst.p8 d1, d2
	vdup.f32 q1, r3
	vdup.p16 d1, d2[3]
	vrev64.f32 q1, q2
	vshl.u16 d1, d2, #15
	vshl.s16 d1, #15
	vshll.u8 q1, d2, #8
	vshll.s32 q1, d2, #32
	vzip.f32 d1, d2
	vuzp.32 d1, d2
	vcle.u16 q1, q2, q3
	vclt.f32 d1, d2, d3
	vaclt.f32 q1, q2, q3
	vacle.f32 d1, d2
	vcge.s32 q1, #0
	vceq.f32 d1, d2, #0.0
	vcvt.f32.u32 d1, d2, #0
	vcvt.s32.f q1, q2, #32
	vld1.f64 {d1}, [r0]
	vld1.8 d1, [r0]!
	vld1.p16 {q1}, [r0:128], r3
	vld1.8 {q1-q2}, [r0 :256]
	vld1.16 d3[2], [r0, :16]
	vld1.32 {d3[], d4[]}, [r1:32]
	vld1.8 q3[], [r1]
	vld2.16 q3[1], [r1]
	vld2.8 {q1, q2}, [sp]
	vld4.f32 {d0-d3}, [r1]
	vst2.16 {d1[3], d3[3]}, [r1:32]!
	vtbl.8 d0, d3, d4
	vtbx.u8 d0, {q1, q2}, d4
	vldmia.f32 r0!, {s1-s5}
	vstm.64 r3, {d1-d5}
	vldm r3, {q1-q3}
	vpush.f64 {d1-d5}
	vpop.8 {s31}
	vldr.f32 s1, [r3]
	vldr.64 d1, [r3, #-8]
	vldr d1, [r3, #-0]
	vstr.i32 s1, [r3, #1020]
	vsqrt s1, s2
	vsqrt d1, d2
	vaddq.f32 q1, q2, q3
	vandq.i8 d1, d2
	vmovq q1, q2
	vmovq.f32 q1, #2.0
	vcvtq.f32.s32 q1, q2, #3
	vrecpeq.u32 q1, q2
	flds s1, [r2]
	fldd d1, [r2, #8]
	fsts s1, [r2]
	fstd d1, [r2]
	fcpys s1, s2
	fcpyd d1, d2
	fadds s1, s2, s3
	faddd d1, d2
	fsubs s1, s2, s3
	fsubd d1, d2, d3
	fmuls s1, s2
	fmacs s1, s2, s3
	fdivd d1, d2
	fnegs d1, d2
	fsqrtd d1, d2
	fcmps s1, s2
	fcmpzd d1
	ftosizs s1, s2
	ftouid s1, d2
	fsitod d1, s2
	fmrs r1, s2
	fmdrr d1, r2, r3
	fmdlr d1, r2
	fmdhr d1, r2
	fmrx r1, fpexc
	fmxr fpscr, r1
	fmstat
	fconsts s1, #112
	fconstd d1, #0
	fldmfdx r1, {d1-d3}
	fldmeax r1!, {d1-d3}
	fstmeax r1, {d1}
	fstmfdx r1!, {d1}
	vmrs APSR_nzcv, FPSCR
	vldr d1, [r3, #0.0]
	vstr s1, [r3, #-0.0]
	vldmia r3!, {d1-d31}
	vldmia.i32.f32 r3, {d1}
