@ triple: thumbv8-windows-msvc
@ mattr: +armv8.9-a,+neon,+crypto,+fullfp16,+dotprod,+bf16,+i8mm,+fp16fml
@ One statement of each row of the tables.
	vhadd.s8 d24, d12
	vhadd.s16 d14, d15, d8
	vhadd.s32 d16, d24, d5
	vhadd.u8 d12, d26
	vhadd.u16 d23, d24, d13
	vhadd.u32 d29, d11, d21
	vhadd.s8 q2, q15, q10
	vhadd.s16 q1, q8
	vhadd.s32 q13, q6, q11
	vhadd.u8 q14, q6, q14
	vhadd.u16 q11, q4, q6
	vhadd.u32 q14, q5, q5
	vrhadd.s8 d7, d1, d10
	vrhadd.s16 d26, d5
	vrhadd.s32 d5, d9
	vrhadd.u8 d0, d24
	vrhadd.u16 d8, d25
	vrhadd.u32 d3, d13, d28
	vrhadd.s8 q12, q4
	vrhadd.s16 q15, q1
	vrhadd.s32 q4, q13, q3
	vrhadd.u8 q3, q4, q9
	vrhadd.u16 q5, q13, q4
	vrhadd.u32 q10, q15, q7
	vhsub.s8 d7, d23
	vhsub.s16 d4, d18, d0
	vhsub.s32 d21, d13, d24
	vhsub.u8 d21, d25
	vhsub.u16 d26, d23
	vhsub.u32 d11, d2, d23
	vhsub.s8 q14, q7
	vhsub.s16 q7, q9
	vhsub.s32 q10, q6, q7
	vhsub.u8 q9, q14
	vhsub.u16 q14, q13, q8
	vhsub.u32 q9, q10, q15
	vcgt.s8 d16, d27, d18
	vcgt.s16 d10, d18
	vcgt.s32 d28, d12
	vcgt.u8 d21, d12
	vcgt.u16 d0, d22
	vcgt.u32 d12, d10
	vcgt.s8 q13, q7
	vcgt.s16 q11, q12
	vcgt.s32 q3, q6, q0
	vcgt.u8 q5, q14
	vcgt.u16 q8, q13, q14
	vcgt.u32 q6, q0
	vcge.s8 d19, d4, d2
	vcge.s16 d26, d19, d23
	vcge.s32 d12, d6
	vcge.u8 d25, d11
	vcge.u16 d29, d21
	vcge.u32 d8, d28, d24
	vcge.s8 q5, q11
	vcge.s16 q6, q8
	vcge.s32 q12, q5
	vcge.u8 q15, q5
	vcge.u16 q7, q14, q0
	vcge.u32 q10, q15, q2
	vclt.s8 d0, d17, d0
	vclt.s16 d26, d16, d10
	vclt.s32 d3, d25, d2
	vclt.u8 d21, d14, d18
	vclt.u16 d28, d3, d26
	vclt.u32 d12, d7, d31
	vclt.s8 q8, q8, q11
	vclt.s16 q6, q5, q11
	vclt.s32 q3, q4, q4
	vclt.u8 q2, q1, q12
	vclt.u16 q11, q7, q5
	vclt.u32 q1, q10, q13
	vcle.s8 d19, d11, d7
	vcle.s16 d31, d0, d14
	vcle.s32 d6, d15, d28
	vcle.u8 d10, d10, d28
	vcle.u16 d16, d20, d2
	vcle.u32 d1, d19, d10
	vcle.s8 q0, q9, q9
	vcle.s16 q3, q15, q13
	vcle.s32 q1, q11, q5
	vcle.u8 q10, q10, q1
	vcle.u16 q8, q7, q4
	vcle.u32 q9, q12, q13
	vmax.s8 d11, d26, d3
	vmax.s16 d15, d16, d10
	vmax.s32 d27, d0, d1
	vmax.u8 d8, d11, d19
	vmax.u16 d16, d11, d27
	vmax.u32 d0, d2, d25
	vmax.s8 q2, q5
	vmax.s16 q10, q13, q4
	vmax.s32 q2, q11
	vmax.u8 q7, q15, q6
	vmax.u16 q13, q6, q5
	vmax.u32 q15, q7, q5
	vmin.s8 d10, d4
	vmin.s16 d15, d14, d26
	vmin.s32 d4, d15
	vmin.u8 d20, d21
	vmin.u16 d12, d6
	vmin.u32 d2, d27, d3
	vmin.s8 q6, q1
	vmin.s16 q5, q8
	vmin.s32 q0, q9
	vmin.u8 q11, q3, q5
	vmin.u16 q12, q4
	vmin.u32 q8, q6
	vabd.s8 d3, d1
	vabd.s16 d14, d9
	vabd.s32 d24, d1, d22
	vabd.u8 d24, d15
	vabd.u16 d4, d1, d1
	vabd.u32 d13, d14, d21
	vabd.s8 q2, q0
	vabd.s16 q3, q13
	vabd.s32 q11, q15, q13
	vabd.u8 q8, q10
	vabd.u16 q3, q8
	vabd.u32 q2, q1, q7
	vaba.s8 d20, d6, d17
	vaba.s16 d15, d13, d28
	vaba.s32 d1, d16, d4
	vaba.u8 d7, d1, d18
	vaba.u16 d28, d27, d20
	vaba.u32 d6, d18, d25
	vaba.s8 q2, q8, q14
	vaba.s16 q10, q2, q0
	vaba.s32 q2, q4, q13
	vaba.u8 q13, q0, q0
	vaba.u16 q10, q6, q6
	vaba.u32 q0, q13, q9
	vqadd.s8 d8, d18, d11
	vqadd.s16 d6, d19
	vqadd.s32 d26, d24, d6
	vqadd.s64 d17, d19, d16
	vqadd.u8 d17, d7, d2
	vqadd.u16 d16, d30, d25
	vqadd.u32 d18, d30, d13
	vqadd.u64 d28, d16
	vqadd.s8 q5, q14
	vqadd.s16 q4, q6
	vqadd.s32 q4, q7
	vqadd.s64 q2, q7
	vqadd.u8 q4, q0
	vqadd.u16 q12, q2
	vqadd.u32 q13, q2, q13
	vqadd.u64 q3, q2
	vqsub.s8 d12, d5, d15
	vqsub.s16 d12, d7
	vqsub.s32 d16, d19, d11
	vqsub.s64 d5, d7, d20
	vqsub.u8 d13, d19, d25
	vqsub.u16 d2, d28
	vqsub.u32 d30, d22
	vqsub.u64 d22, d8, d2
	vqsub.s8 q7, q6
	vqsub.s16 q15, q5
	vqsub.s32 q5, q9
	vqsub.s64 q0, q11, q4
	vqsub.u8 q13, q1, q2
	vqsub.u16 q9, q11
	vqsub.u32 q10, q3, q9
	vqsub.u64 q10, q13, q6
	vshl.s8 d2, d11, d5
	vshl.s16 d25, d27
	vshl.s32 d23, d24
	vshl.s64 d6, d13
	vshl.u8 d8, d4
	vshl.u16 d6, d0
	vshl.u32 d24, d20
	vshl.u64 d7, d18, d17
	vshl.s8 q4, q4
	vshl.s16 q9, q0, q8
	vshl.s32 q7, q13, q4
	vshl.s64 q9, q13
	vshl.u8 q2, q11
	vshl.u16 q15, q7, q15
	vshl.u32 q15, q9, q7
	vshl.u64 q4, q14, q2
	vqshl.s8 d8, d22
	vqshl.s16 d4, d0, d13
	vqshl.s32 d28, d12, d29
	vqshl.s64 d0, d13
	vqshl.u8 d14, d9, d27
	vqshl.u16 d8, d29, d18
	vqshl.u32 d2, d19, d3
	vqshl.u64 d15, d25, d23
	vqshl.s8 q4, q9
	vqshl.s16 q4, q1
	vqshl.s32 q11, q6
	vqshl.s64 q8, q5
	vqshl.u8 q15, q2
	vqshl.u16 q13, q8
	vqshl.u32 q15, q0
	vqshl.u64 q0, q8, q7
	vrshl.s8 d1, d10, d14
	vrshl.s16 d16, d20
	vrshl.s32 d22, d25
	vrshl.s64 d16, d23, d10
	vrshl.u8 d9, d29, d29
	vrshl.u16 d30, d20
	vrshl.u32 d20, d9, d3
	vrshl.u64 d9, d29
	vrshl.s8 q3, q12, q10
	vrshl.s16 q10, q10
	vrshl.s32 q2, q2, q7
	vrshl.s64 q12, q5, q7
	vrshl.u8 q7, q10
	vrshl.u16 q5, q1, q1
	vrshl.u32 q15, q12, q6
	vrshl.u64 q14, q10
	vqrshl.s8 d11, d27, d27
	vqrshl.s16 d17, d10
	vqrshl.s32 d30, d23, d8
	vqrshl.s64 d28, d29
	vqrshl.u8 d29, d31, d19
	vqrshl.u16 d29, d6
	vqrshl.u32 d2, d29
	vqrshl.u64 d7, d22, d31
	vqrshl.s8 q12, q13, q10
	vqrshl.s16 q6, q4, q3
	vqrshl.s32 q0, q3
	vqrshl.s64 q6, q4, q7
	vqrshl.u8 q0, q11
	vqrshl.u16 q1, q6, q1
	vqrshl.u32 q7, q6, q6
	vqrshl.u64 q5, q14, q8
	vadd.i8 d22, d23
	vadd.i16 d21, d15
	vadd.i32 d1, d28
	vadd.i64 d10, d2, d13
	vsub.i8 d18, d23
	vsub.i16 d11, d30
	vsub.i32 d19, d30
	vsub.i64 d0, d30
	vadd.i8 q8, q2, q10
	vadd.i16 q0, q13, q11
	vadd.i32 q5, q11, q11
	vadd.i64 q10, q8
	vsub.i8 q8, q12
	vsub.i16 q7, q9, q2
	vsub.i32 q15, q2, q2
	vsub.i64 q3, q11, q12
	vceq.i8 d14, d15
	vceq.i16 d8, d16, d25
	vceq.i32 d0, d21, d20
	vceq.i8 q12, q8, q15
	vceq.i16 q5, q0, q1
	vceq.i32 q1, q9, q11
	vtst.8 d9, d3
	vtst.16 d18, d22, d16
	vtst.32 d20, d15, d3
	vtst.8 q8, q13, q3
	vtst.16 q5, q0, q6
	vtst.32 q15, q12
	vmla.i8 d8, d14, d13
	vmla.i16 d29, d17, d26
	vmla.i32 d28, d14, d18
	vmls.i8 d13, d21, d29
	vmls.i16 d6, d2, d11
	vmls.i32 d12, d17, d27
	vmla.i8 q2, q2, q5
	vmla.i16 q7, q2, q3
	vmla.i32 q2, q2, q0
	vmls.i8 q11, q11, q5
	vmls.i16 q12, q1, q13
	vmls.i32 q15, q6, q14
	vmul.i8 d4, d22
	vmul.i16 d19, d19, d2
	vmul.i32 d12, d2, d20
	vmul.i8 q14, q3, q8
	vmul.i16 q6, q3
	vmul.i32 q5, q15, q3
	vmul.p8 d12, d8, d10
	vmul.p8 q2, q8
	vpmax.s8 d15, d13, d1
	vpmax.s16 d29, d17
	vpmax.s32 d28, d8
	vpmax.u8 d22, d30
	vpmax.u16 d6, d8, d4
	vpmax.u32 d10, d15, d8
	vpmin.s8 d18, d1
	vpmin.s16 d24, d11
	vpmin.s32 d3, d4
	vpmin.u8 d16, d23, d8
	vpmin.u16 d30, d22, d29
	vpmin.u32 d21, d23, d15
	vpadd.i8 d17, d17, d14
	vpadd.i16 d30, d8, d30
	vpadd.i32 d16, d29
	vqdmulh.s16 d13, d19, d1
	vqdmulh.s32 d17, d1
	vqrdmulh.s16 d0, d24
	vqrdmulh.s32 d17, d5, d8
	vqdmulh.s16 q5, q11
	vqdmulh.s32 q4, q0, q3
	vqrdmulh.s16 q3, q13
	vqrdmulh.s32 q12, q15
	vqrdmlah.s16 d5, d29, d23
	vqrdmlah.s32 d22, d20, d6
	vqrdmlsh.s16 d7, d10, d15
	vqrdmlsh.s32 d13, d14, d30
	vqrdmlah.s16 q9, q6, q12
	vqrdmlah.s32 q8, q1, q5
	vqrdmlsh.s16 q2, q2, q12
	vqrdmlsh.s32 q13, q4, q6
	vand d19, d6
	vand.8 d4, d21, d31
	vand.16 d14, d4, d4
	vand.32 d15, d18
	vand.64 d12, d21
	vorr d20, d10
	vorr.8 d8, d14
	vorr.16 d26, d29, d30
	vorr.32 d23, d24
	vorr.64 d4, d2
	veor d31, d1, d28
	veor.8 d3, d13
	veor.16 d28, d26, d30
	veor.32 d12, d14, d4
	veor.64 d24, d10, d8
	vand q10, q12, q11
	vand.8 q15, q1, q6
	vand.16 q12, q4
	vand.32 q10, q10, q6
	vand.64 q11, q3
	vorr q15, q9, q14
	vorr.8 q12, q5
	vorr.16 q2, q1, q10
	vorr.32 q14, q1
	vorr.64 q15, q5, q5
	veor q12, q10
	veor.8 q6, q8, q15
	veor.16 q1, q6
	veor.32 q15, q4, q6
	veor.64 q15, q10, q3
	vbic d7, d28
	vbic q1, q4, q12
	vbic.8 d14, d16, d8
	vbic.16 d1, d16, d17
	vbic.32 d30, d12, d24
	vbic.64 d19, d6, d31
	vbic.8 q11, q7, q4
	vbic.16 q0, q0, q4
	vbic.32 q0, q10, q13
	vbic.64 q11, q7, q2
	vorn d10, d9, d6
	vorn q11, q12, q1
	vbsl d18, d16, d9
	vbsl.8 d15, d3, d18
	vbsl.16 d5, d27, d6
	vbsl.32 d6, d29, d14
	vbsl.64 d8, d23, d6
	vbit d16, d27, d4
	vbit.8 d31, d11, d22
	vbit.16 d31, d7, d0
	vbit.32 d2, d4, d14
	vbit.64 d28, d13, d24
	vbif d11, d12, d31
	vbif.8 d19, d28, d7
	vbif.16 d3, d21, d25
	vbif.32 d15, d19, d19
	vbif.64 d8, d3, d4
	vbsl q10, q6, q5
	vbsl.8 q13, q5, q6
	vbsl.16 q1, q0, q10
	vbsl.32 q13, q14, q8
	vbsl.64 q6, q7, q13
	vbit q8, q7, q3
	vbit.8 q1, q0, q2
	vbit.16 q1, q12, q5
	vbit.32 q2, q7, q11
	vbit.64 q13, q4, q8
	vbif q6, q14, q9
	vbif.8 q14, q8, q11
	vbif.16 q7, q15, q4
	vbif.32 q6, q13, q8
	vbif.64 q9, q9, q9
	vadd.f32 d12, d16
	vadd.f16 d18, d6, d19
	vsub.f32 d18, d27, d12
	vsub.f16 d7, d25
	vadd.f32 q12, q3, q14
	vadd.f16 q7, q1
	vsub.f32 q15, q6, q1
	vsub.f16 q1, q10, q15
	vabd.f32 d19, d15, d16
	vabd.f16 d25, d7
	vabd.f32 q3, q14, q5
	vabd.f16 q6, q0, q4
	vpadd.f32 d22, d9, d18
	vpadd.f16 d1, d23, d21
	vmul.f32 d7, d4
	vmul.f16 d23, d18, d25
	vmul.f32 q10, q9, q12
	vmul.f16 q2, q12
	vmla.f32 d21, d0, d31
	vmla.f16 d22, d8, d11
	vmls.f32 d29, d22, d4
	vmls.f16 d11, d30, d30
	vmla.f32 q10, q14, q13
	vmla.f16 q15, q8, q3
	vmls.f32 q4, q15, q9
	vmls.f16 q14, q12, q3
	vfma.f32 d19, d2, d0
	vfma.f16 d0, d3, d27
	vfms.f32 d19, d20, d24
	vfms.f16 d9, d28, d7
	vfma.f32 q14, q6, q4
	vfma.f16 q15, q0, q8
	vfms.f32 q2, q1, q12
	vfms.f16 q1, q12, q2
	vceq.f32 d13, d14
	vceq.f16 d17, d7
	vceq.f32 q0, q1
	vceq.f16 q4, q11
	vcge.f32 d28, d30, d11
	vcge.f16 d6, d7
	vcgt.f32 d25, d17, d10
	vcgt.f16 d29, d25, d12
	vcge.f32 q10, q0
	vcge.f16 q9, q7, q12
	vcgt.f32 q1, q3, q10
	vcgt.f16 q1, q4, q11
	vcle.f32 d18, d11, d23
	vcle.f16 d6, d8, d24
	vclt.f32 d12, d12, d17
	vclt.f16 d0, d8, d9
	vcle.f32 q9, q10, q0
	vcle.f16 q5, q12, q12
	vclt.f32 q6, q3, q4
	vclt.f16 q13, q13, q3
	vacge.f32 d22, d25, d0
	vacge.f16 d18, d14, d15
	vacgt.f32 d30, d26
	vacgt.f16 d19, d13, d2
	vacge.f32 q5, q1, q10
	vacge.f16 q10, q6, q8
	vacgt.f32 q6, q14
	vacgt.f16 q1, q5, q13
	vacle.f32 d12, d31, d22
	vacle.f16 d27, d23, d26
	vaclt.f32 d9, d8, d1
	vaclt.f16 d31, d16
	vacle.f32 q7, q8, q0
	vacle.f16 q12, q7, q2
	vaclt.f32 q6, q14
	vaclt.f16 q3, q7, q14
	vmax.f32 d24, d13, d23
	vmax.f16 d29, d7
	vmin.f32 d10, d21, d20
	vmin.f16 d28, d28, d21
	vmax.f32 q13, q7, q14
	vmax.f16 q12, q3
	vmin.f32 q2, q4
	vmin.f16 q2, q4, q10
	vpmax.f32 d22, d3
	vpmax.f16 d4, d9
	vpmin.f32 d15, d0, d2
	vpmin.f16 d30, d26
	vrecps.f32 d27, d30, d12
	vrecps.f16 d18, d4
	vrsqrts.f32 d6, d13, d28
	vrsqrts.f16 d20, d1
	vrecps.f32 q12, q0
	vrecps.f16 q11, q1
	vrsqrts.f32 q14, q6
	vrsqrts.f16 q13, q10
	vmaxnm.f32 d11, d19, d23
	vmaxnm.f16 d25, d8, d12
	vminnm.f32 d30, d4, d20
	vminnm.f16 d28, d10, d22
	vmaxnm.f32 q15, q5, q1
	vmaxnm.f16 q1, q10, q7
	vminnm.f32 q3, q9, q2
	vminnm.f16 q8, q2, q1
	vaddl.s8 q4, d17, d16
	vaddl.s16 q3, d28, d19
	vaddl.s32 q12, d0, d8
	vaddl.u8 q11, d31, d10
	vaddl.u16 q7, d3, d30
	vaddl.u32 q5, d17, d5
	vaddw.s8 q3, q10, d20
	vaddw.s16 q6, q9, d11
	vaddw.s32 q8, q14, d1
	vaddw.u8 q1, q4, d5
	vaddw.u16 q1, d15
	vaddw.u32 q13, q0, d7
	vsubl.s8 q12, d1, d30
	vsubl.s16 q9, d6, d3
	vsubl.s32 q3, d31, d15
	vsubl.u8 q11, d12, d9
	vsubl.u16 q9, d14, d11
	vsubl.u32 q15, d1, d7
	vsubw.s8 q6, d12
	vsubw.s16 q13, d27
	vsubw.s32 q3, q0, d23
	vsubw.u8 q10, q5, d23
	vsubw.u16 q9, d0
	vsubw.u32 q7, q1, d12
	vaddhn.i16 d15, q3, q6
	vaddhn.i32 d30, q9, q10
	vaddhn.i64 d31, q8, q13
	vraddhn.i16 d21, q8, q6
	vraddhn.i32 d16, q13, q1
	vraddhn.i64 d17, q12, q14
	vabal.s8 q4, d30, d14
	vabal.s16 q7, d31, d16
	vabal.s32 q12, d27, d16
	vabal.u8 q4, d12, d9
	vabal.u16 q14, d9, d28
	vabal.u32 q5, d28, d18
	vsubhn.i16 d3, q13, q12
	vsubhn.i32 d31, q3, q5
	vsubhn.i64 d4, q4, q10
	vrsubhn.i16 d22, q7, q0
	vrsubhn.i32 d9, q13, q7
	vrsubhn.i64 d20, q14, q5
	vabdl.s8 q2, d26, d25
	vabdl.s16 q9, d8, d0
	vabdl.s32 q10, d14, d3
	vabdl.u8 q10, d12, d1
	vabdl.u16 q5, d31, d23
	vabdl.u32 q3, d31, d11
	vmlal.s8 q3, d24, d25
	vmlal.s16 q5, d5, d31
	vmlal.s32 q4, d29, d16
	vmlal.u8 q13, d27, d23
	vmlal.u16 q6, d6, d9
	vmlal.u32 q3, d14, d14
	vmlsl.s8 q9, d30, d10
	vmlsl.s16 q7, d30, d29
	vmlsl.s32 q1, d17, d15
	vmlsl.u8 q12, d6, d10
	vmlsl.u16 q3, d13, d29
	vmlsl.u32 q8, d2, d13
	vqdmlal.s16 q2, d9, d10
	vqdmlal.s32 q6, d8, d16
	vqdmlsl.s16 q10, d3, d30
	vqdmlsl.s32 q10, d29, d9
	vmull.s8 q4, d11, d17
	vmull.s16 q2, d31, d6
	vmull.s32 q7, d31, d18
	vmull.u8 q7, d26, d2
	vmull.u16 q6, d1, d15
	vmull.u32 q0, d1, d6
	vqdmull.s16 q6, d26, d28
	vqdmull.s32 q2, d5, d6
	vmull.p8 q14, d17, d17
	vmull.p64 q9, d21, d24
	vmla.i16 d26, d28, d4[0]
	vmls.i16 d3, d18, d6[0]
	vmla.i16 q4, q6, d0[0]
	vmls.i16 q13, q3, d5[2]
	vmla.i32 d30, d7, d4[0]
	vmls.i32 d5, d23, d2[1]
	vmla.i32 q9, q11, d6[1]
	vmls.i32 q12, q9, d5[0]
	vmla.f16 d11, d1, d6[0]
	vmls.f16 d18, d25, d7[0]
	vmla.f16 q3, q2, d6[2]
	vmls.f16 q11, q6, d1[2]
	vmla.f32 d19, d11, d13[0]
	vmls.f32 d27, d3, d6[1]
	vmla.f32 q1, q10, d9[0]
	vmls.f32 q1, q7, d3[1]
	vmlal.s16 q2, d27, d2[0]
	vmlal.u16 q5, d1, d7[0]
	vmlsl.s16 q2, d23, d0[3]
	vmlsl.u16 q12, d11, d4[1]
	vmlal.s32 q3, d0, d11[0]
	vmlal.u32 q14, d30, d13[0]
	vmlsl.s32 q6, d29, d5[0]
	vmlsl.u32 q1, d2, d9[0]
	vqdmlal.s16 q7, d4, d4[3]
	vqdmlsl.s16 q11, d13, d4[0]
	vqdmlal.s32 q7, d29, d14[0]
	vqdmlsl.s32 q2, d10, d8[1]
	vmul.i16 d18, d17, d2[0]
	vmul.i16 q14, q4, d7[1]
	vmul.i32 d15, d9[0]
	vmul.i32 q5, d1[1]
	vmul.f16 d20, d2[3]
	vmul.f16 q14, q4, d7[1]
	vmul.f32 d20, d28, d12[1]
	vmul.f32 q1, q14, d4[0]
	vmull.s16 q11, d11, d3[3]
	vmull.u16 q6, d0, d0[1]
	vmull.s32 q3, d4, d5[1]
	vmull.u32 q0, d6, d10[0]
	vqdmull.s16 q9, d26, d1[2]
	vqdmull.s32 q11, d28, d10[1]
	vqdmulh.s16 d4, d25, d0[1]
	vqrdmulh.s16 d23, d4, d0[0]
	vqdmulh.s16 q0, q1, d6[1]
	vqrdmulh.s16 q11, q9, d7[3]
	vqdmulh.s32 d1, d25, d9[0]
	vqrdmulh.s32 d5, d20, d10[0]
	vqdmulh.s32 q0, q8, d6[0]
	vqrdmulh.s32 q13, q5, d15[0]
	vqrdmlah.s16 d20, d28, d7[2]
	vqrdmlsh.s16 d30, d12, d7[3]
	vqrdmlah.s16 q1, q1, d0[3]
	vqrdmlsh.s16 q12, q9, d0[0]
	vqrdmlah.s32 d14, d10, d5[1]
	vqrdmlsh.s32 d21, d24, d12[1]
	vqrdmlah.s32 q11, q7, d15[1]
	vqrdmlsh.s32 q0, q14, d15[1]
	vrev64.8 d21, d10
	vrev64.16 d24, d17
	vrev64.32 d2, d24
	vrev64.8 q10, q10
	vrev64.16 q9, q9
	vrev64.32 q8, q7
	vrev32.8 d7, d1
	vrev32.16 d15, d14
	vrev32.8 q12, q13
	vrev32.16 q13, q12
	vrev16.8 d17, d23
	vrev16.8 q15, q15
	vpaddl.s8 d9, d0
	vpaddl.s16 d8, d11
	vpaddl.s32 d12, d19
	vpaddl.u8 d27, d3
	vpaddl.u16 d0, d20
	vpaddl.u32 d28, d27
	vpaddl.s8 q7, q10
	vpaddl.s16 q10, q2
	vpaddl.s32 q3, q13
	vpaddl.u8 q12, q8
	vpaddl.u16 q3, q3
	vpaddl.u32 q2, q5
	vcls.s8 d10, d26
	vcls.s16 d31, d9
	vcls.s32 d7, d12
	vcls.s8 q7, q9
	vcls.s16 q14, q14
	vcls.s32 q1, q6
	vclz.i8 d2, d24
	vclz.i16 d28, d15
	vclz.i32 d31, d18
	vclz.i8 q5, q3
	vclz.i16 q3, q3
	vclz.i32 q0, q10
	vcnt.8 d9, d20
	vcnt.8 q2, q4
	vmvn d21, d9
	vmvn.8 d18, d17
	vmvn.16 d6, d24
	vmvn.32 d0, d10
	vmvn.64 d19, d1
	vmvn q0, q14
	vmvn.8 q8, q9
	vmvn.16 q14, q10
	vmvn.32 q0, q12
	vmvn.64 q1, q1
	vpadal.s8 d18, d21
	vpadal.s16 d5, d19
	vpadal.s32 d7, d17
	vpadal.u8 d4, d21
	vpadal.u16 d10, d30
	vpadal.u32 d16, d6
	vpadal.s8 q11, q5
	vpadal.s16 q12, q9
	vpadal.s32 q12, q6
	vpadal.u8 q11, q11
	vpadal.u16 q1, q1
	vpadal.u32 q5, q1
	vqabs.s8 d11, d1
	vqabs.s16 d2, d26
	vqabs.s32 d0, d22
	vqneg.s8 d26, d28
	vqneg.s16 d20, d26
	vqneg.s32 d28, d7
	vqabs.s8 q1, q1
	vqabs.s16 q14, q4
	vqabs.s32 q11, q1
	vqneg.s8 q7, q7
	vqneg.s16 q1, q11
	vqneg.s32 q11, q14
	vcgt.s8 d19, d26, #0
	vcgt.s16 d22, #0
	vcgt.s32 d14, #0
	vcgt.s8 q7, #0
	vcgt.s16 q3, #0
	vcgt.s32 q14, q13, #0
	vcge.s8 d3, #0
	vcge.s16 d13, #0
	vcge.s32 d30, #0
	vcge.s8 q13, q0, #0
	vcge.s16 q13, q1, #0
	vcge.s32 q3, q6, #0
	vceq.i8 d27, d24, #0
	vceq.i16 d29, #0
	vceq.i32 d16, #0
	vceq.i8 q0, #0
	vceq.i16 q1, #0
	vceq.i32 q15, #0
	vcle.s8 d8, d21, #0
	vcle.s16 d20, d15, #0
	vcle.s32 d13, d24, #0
	vcle.s8 q6, #0
	vcle.s16 q8, q4, #0
	vcle.s32 q9, q7, #0
	vclt.s8 d7, d8, #0
	vclt.s16 d23, #0
	vclt.s32 d7, #0
	vclt.s8 q2, #0
	vclt.s16 q3, #0
	vclt.s32 q2, q7, #0
	vcgt.f16 d19, d25, #0
	vcgt.f32 d15, d7, #0
	vcgt.f16 q2, #0
	vcgt.f32 q14, #0
	vcge.f16 d6, d3, #0
	vcge.f32 d13, #0
	vcge.f16 q10, #0
	vcge.f32 q0, q10, #0
	vceq.f16 d26, #0
	vceq.f32 d23, d2, #0
	vceq.f16 q15, #0
	vceq.f32 q11, #0
	vcle.f16 d16, #0
	vcle.f32 d9, d17, #0
	vcle.f16 q8, #0
	vcle.f32 q15, #0
	vclt.f16 d6, d28, #0
	vclt.f32 d10, d28, #0
	vclt.f16 q11, q3, #0
	vclt.f32 q7, q3, #0
	vabs.s8 d27, d26
	vabs.s16 d23, d3
	vabs.s32 d10, d26
	vneg.s8 d31, d12
	vneg.s16 d9, d31
	vneg.s32 d16, d12
	vabs.s8 q8, q2
	vabs.s16 q12, q3
	vabs.s32 q11, q12
	vneg.s8 q7, q5
	vneg.s16 q11, q4
	vneg.s32 q8, q9
	vabs.f16 d29, d17
	vabs.f32 d21, d13
	vneg.f16 d28, d16
	vneg.f32 d1, d12
	vabs.f16 q12, q1
	vabs.f32 q10, q11
	vneg.f16 q8, q14
	vneg.f32 q11, q3
	vswp d6, d11
	vswp.8 d16, d23
	vswp.16 d14, d16
	vswp.32 d20, d22
	vswp.64 d31, d14
	vswp q13, q9
	vswp.8 q8, q2
	vswp.16 q14, q7
	vswp.32 q1, q15
	vswp.64 q14, q6
	vtrn.8 d16, d19
	vtrn.16 d30, d2
	vtrn.32 d12, d30
	vtrn.8 q13, q11
	vtrn.16 q12, q4
	vtrn.32 q2, q8
	vuzp.8 d9, d8
	vuzp.16 d10, d1
	vzip.8 d30, d7
	vzip.16 d2, d22
	vuzp.8 q14, q13
	vuzp.16 q14, q6
	vzip.8 q14, q3
	vzip.16 q0, q3
	vuzp.32 q8, q14
	vzip.32 q5, q14
	vuzp.32 d24, d16
	vzip.32 d13, d0
	vmovn.i16 d23, q7
	vmovn.i32 d27, q7
	vmovn.i64 d30, q9
	vqmovun.s16 d12, q7
	vqmovun.s32 d16, q5
	vqmovun.s64 d11, q10
	vqmovn.s16 d0, q5
	vqmovn.s32 d26, q9
	vqmovn.s64 d3, q2
	vqmovn.u16 d25, q12
	vqmovn.u32 d2, q6
	vqmovn.u64 d9, q7
	vshll.i8 q8, d0, #8
	vshll.i16 q11, d20, #16
	vshll.i32 q5, d26, #32
	vcvt.f16.f32 d14, q10
	vcvt.f32.f16 q6, d3
	vcvt.bf16.f32 d21, q1
	vrintn.f32 d15, d31
	vrintn.f32.f32 d23, d19
	vrintx.f32 d14, d23
	vrintx.f32.f32 d10, d29
	vrinta.f32 d31, d30
	vrinta.f32.f32 d28, d9
	vrintz.f32 d26, d10
	vrintz.f32.f32 d1, d14
	vrintm.f32 d16, d18
	vrintm.f32.f32 d4, d29
	vrintp.f32 d28, d11
	vrintp.f32.f32 d1, d9
	vrintn.f32 q15, q4
	vrintn.f32.f32 q5, q10
	vrintx.f32 q8, q7
	vrintx.f32.f32 q4, q15
	vrinta.f32 q11, q9
	vrinta.f32.f32 q12, q0
	vrintz.f32 q3, q13
	vrintz.f32.f32 q0, q10
	vrintm.f32 q9, q5
	vrintm.f32.f32 q15, q5
	vrintp.f32 q3, q9
	vrintp.f32.f32 q8, q11
	vrintn.f16 d31, d5
	vrintn.f16.f16 d4, d22
	vrintx.f16 d0, d0
	vrintx.f16.f16 d19, d25
	vrinta.f16 d15, d14
	vrinta.f16.f16 d3, d5
	vrintz.f16 d7, d6
	vrintz.f16.f16 d3, d4
	vrintm.f16 d26, d23
	vrintm.f16.f16 d4, d23
	vrintp.f16 d18, d19
	vrintp.f16.f16 d21, d25
	vrintn.f16 q1, q0
	vrintn.f16.f16 q5, q4
	vrintx.f16 q11, q11
	vrintx.f16.f16 q7, q15
	vrinta.f16 q6, q15
	vrinta.f16.f16 q12, q9
	vrintz.f16 q1, q8
	vrintz.f16.f16 q1, q14
	vrintm.f16 q9, q8
	vrintm.f16.f16 q3, q0
	vrintp.f16 q11, q15
	vrintp.f16.f16 q2, q2
	vcvta.s32.f32 d29, d19
	vcvta.u32.f32 d13, d25
	vcvtn.s32.f32 d10, d28
	vcvtn.u32.f32 d19, d7
	vcvtp.s32.f32 d8, d15
	vcvtp.u32.f32 d28, d15
	vcvtm.s32.f32 d0, d23
	vcvtm.u32.f32 d1, d7
	vcvta.s32.f32 q4, q9
	vcvta.u32.f32 q10, q11
	vcvtn.s32.f32 q14, q5
	vcvtn.u32.f32 q3, q12
	vcvtp.s32.f32 q5, q4
	vcvtp.u32.f32 q13, q10
	vcvtm.s32.f32 q12, q11
	vcvtm.u32.f32 q12, q7
	vcvta.s16.f16 d28, d8
	vcvta.u16.f16 d0, d3
	vcvtn.s16.f16 d9, d29
	vcvtn.u16.f16 d24, d5
	vcvtp.s16.f16 d13, d0
	vcvtp.u16.f16 d8, d22
	vcvtm.s16.f16 d13, d29
	vcvtm.u16.f16 d22, d15
	vcvta.s16.f16 q3, q9
	vcvta.u16.f16 q6, q7
	vcvtn.s16.f16 q11, q5
	vcvtn.u16.f16 q7, q9
	vcvtp.s16.f16 q9, q12
	vcvtp.u16.f16 q5, q12
	vcvtm.s16.f16 q12, q14
	vcvtm.u16.f16 q15, q7
	vrecpe.u32 d27, d8
	vrsqrte.u32 d17, d10
	vrecpe.u32 q1, q7
	vrsqrte.u32 q8, q9
	vrecpe.f16 d31, d8
	vrecpe.f32 d30, d28
	vrsqrte.f16 d7, d13
	vrsqrte.f32 d11, d27
	vrecpe.f16 q15, q15
	vrecpe.f32 q11, q10
	vrsqrte.f16 q13, q4
	vrsqrte.f32 q13, q5
	vcvt.f32.s32 d22, d7
	vcvt.f32.u32 d18, d26
	vcvt.f32.s32 q14, q1
	vcvt.f32.u32 q6, q1
	vcvt.s32.f32 d12, d0
	vcvt.u32.f32 d23, d26
	vcvt.s32.f32 q6, q7
	vcvt.u32.f32 q11, q0
	vcvt.f16.s16 d30, d20
	vcvt.f16.u16 d22, d3
	vcvt.f16.s16 q9, q10
	vcvt.f16.u16 q14, q11
	vcvt.s16.f16 d4, d27
	vcvt.u16.f16 d20, d20
	vcvt.s16.f16 q14, q4
	vcvt.u16.f16 q6, q1
	vcvt.f32.s32 d31, d17, #0
	vcvt.f32.u32 d28, d17, #0
	vcvt.f32.s32 q10, q15, #0
	vcvt.f32.u32 q10, q7, #0
	vcvt.s32.f32 d24, d15, #0
	vcvt.u32.f32 d29, d24, #0
	vcvt.s32.f32 q4, q7, #0
	vcvt.u32.f32 q12, q8, #0
	vcvt.f16.s16 d0, d6, #0
	vcvt.f16.u16 d6, d17, #0
	vcvt.f16.s16 q6, q14, #0
	vcvt.f16.u16 q4, q7, #0
	vcvt.s16.f16 d3, d9, #0
	vcvt.u16.f16 d25, d4, #0
	vcvt.s16.f16 q12, q2, #0
	vcvt.u16.f16 q15, q11, #0
	vcvt.f32.s32 d12, d12, #25
	vcvt.f32.u32 d1, d11, #3
	vcvt.f32.s32 q6, q8, #31
	vcvt.f32.u32 q15, q2, #32
	vcvt.s32.f32 d10, d31, #29
	vcvt.u32.f32 d22, d11, #18
	vcvt.s32.f32 q8, q10, #15
	vcvt.u32.f32 q12, q5, #6
	vcvt.f16.s16 d1, d18, #18
	vcvt.f16.u16 d22, d31, #16
	vcvt.f16.s16 q6, q10, #9
	vcvt.f16.u16 q13, q11, #15
	vcvt.s16.f16 d0, d10, #13
	vcvt.u16.f16 d26, d10, #22
	vcvt.s16.f16 q4, q9, #9
	vcvt.u16.f16 q7, q11, #19
	vshr.s8 d21, d20, #8
	vshr.s16 d27, #4
	vshr.s32 d4, #25
	vshr.u8 d13, #6
	vshr.u16 d6, d24, #4
	vshr.u32 d15, #6
	vshr.s8 q8, #5
	vshr.s16 q15, q5, #12
	vshr.s32 q4, #29
	vshr.u8 q1, q8, #4
	vshr.u16 q4, #7
	vshr.u32 q6, q4, #16
	vshr.s64 d4, #56
	vshr.u64 d27, #6
	vshr.s64 q14, #49
	vshr.u64 q8, q14, #13
	vsra.s8 d12, #3
	vsra.s16 d6, d21, #16
	vsra.s32 d23, d12, #9
	vsra.u8 d10, #3
	vsra.u16 d4, d12, #4
	vsra.u32 d20, #12
	vsra.s8 q10, #4
	vsra.s16 q9, q9, #6
	vsra.s32 q3, q4, #28
	vsra.u8 q8, q3, #6
	vsra.u16 q10, #3
	vsra.u32 q10, #24
	vsra.s64 d12, d10, #52
	vsra.u64 d3, #15
	vsra.s64 q6, q4, #34
	vsra.u64 q0, #31
	vrshr.s8 d21, d14, #6
	vrshr.s16 d20, d4, #6
	vrshr.s32 d18, #14
	vrshr.u8 d10, #6
	vrshr.u16 d19, #11
	vrshr.u32 d0, #27
	vrshr.s8 q12, #8
	vrshr.s16 q0, q9, #6
	vrshr.s32 q9, #19
	vrshr.u8 q4, q10, #1
	vrshr.u16 q11, q11, #15
	vrshr.u32 q10, q5, #16
	vrshr.s64 d17, d1, #23
	vrshr.u64 d25, d28, #59
	vrshr.s64 q5, q4, #36
	vrshr.u64 q6, #7
	vrsra.s8 d17, d28, #5
	vrsra.s16 d7, #15
	vrsra.s32 d3, #21
	vrsra.u8 d1, d28, #8
	vrsra.u16 d13, d26, #3
	vrsra.u32 d24, #27
	vrsra.s8 q5, q2, #3
	vrsra.s16 q9, #4
	vrsra.s32 q13, #12
	vrsra.u8 q4, q12, #2
	vrsra.u16 q5, #1
	vrsra.u32 q14, q5, #23
	vrsra.s64 d8, #20
	vrsra.u64 d23, #51
	vrsra.s64 q13, #33
	vrsra.u64 q9, q0, #45
	vsri.8 d17, #4
	vsri.16 d12, #9
	vsri.32 d7, #27
	vsri.8 q0, #6
	vsri.16 q12, #4
	vsri.32 q0, q10, #19
	vsri.64 d12, #1
	vsri.64 q9, #58
	vshl.i8 d27, #6
	vshl.i16 d6, #8
	vshl.i32 d17, d8, #25
	vshl.i8 q4, #3
	vshl.i16 q9, q12, #12
	vshl.i32 q13, q3, #28
	vshl.i64 d30, #8
	vshl.i64 q9, q6, #36
	vsli.8 d29, #3
	vsli.16 d30, d10, #11
	vsli.32 d2, #14
	vsli.8 q0, #2
	vsli.16 q1, q3, #8
	vsli.32 q11, #21
	vsli.64 d31, d8, #57
	vsli.64 q10, q5, #10
	vqshlu.s8 d16, d16, #6
	vqshlu.s16 d14, #5
	vqshlu.s32 d10, d5, #20
	vqshlu.s8 q14, q14, #4
	vqshlu.s16 q5, #4
	vqshlu.s32 q2, #13
	vqshlu.s64 d28, #34
	vqshlu.s64 q9, q6, #4
	vqshl.s8 d26, d27, #2
	vqshl.s16 d6, d23, #7
	vqshl.s32 d19, d14, #18
	vqshl.u8 d12, d27, #4
	vqshl.u16 d1, d31, #14
	vqshl.u32 d18, d14, #13
	vqshl.s8 q3, q2, #5
	vqshl.s16 q8, #3
	vqshl.s32 q13, q12, #25
	vqshl.u8 q5, q8, #1
	vqshl.u16 q10, q10, #4
	vqshl.u32 q4, q4, #17
	vqshl.s64 d23, d6, #2
	vqshl.u64 d23, d14, #41
	vqshl.s64 q10, q3, #6
	vqshl.u64 q13, q5, #62
	vshrn.i16 d5, q14, #4
	vshrn.i32 d26, q6, #9
	vshrn.i64 d13, q12, #14
	vrshrn.i16 d1, q0, #3
	vrshrn.i32 d16, q3, #1
	vrshrn.i64 d3, q9, #9
	vqshrun.s16 d13, q11, #1
	vqshrun.s32 d10, q12, #1
	vqshrun.s64 d30, q8, #29
	vqrshrun.s16 d8, q12, #6
	vqrshrun.s32 d31, q8, #11
	vqrshrun.s64 d13, q11, #14
	vqshrn.s16 d15, q0, #5
	vqshrn.s32 d14, q0, #16
	vqshrn.s64 d15, q6, #30
	vqshrn.u16 d15, q5, #5
	vqshrn.u32 d26, q6, #10
	vqshrn.u64 d23, q10, #12
	vqrshrn.s16 d19, q5, #3
	vqrshrn.s32 d30, q5, #6
	vqrshrn.s64 d13, q12, #16
	vqrshrn.u16 d27, q11, #8
	vqrshrn.u32 d6, q11, #4
	vqrshrn.u64 d14, q7, #15
	vshll.s8 q2, d18, #1
	vshll.s16 q5, d18, #4
	vshll.s32 q4, d23, #8
	vshll.u8 q11, d19, #1
	vshll.u16 q10, d4, #11
	vshll.u32 q13, d10, #9
	vmovl.s8 q7, d22
	vmovl.s16 q6, d31
	vmovl.s32 q12, d26
	vmovl.u8 q11, d15
	vmovl.u16 q0, d13
	vmovl.u32 q3, d28
	vmov.i8 d8, #0xa7
	vmov.i8 q7, #187
	vmov.i16 d21, #168
	vmov.i16 q6, #0xd000
	vmov.i16 d9, #42148
	vmov.i16 q4, #0x5252
	vmov.i32 d29, #5373952
	vmov.i32 q7, #0xa3ff
	vmov.i32 d19, #0xd5d5d5d5
	vmov.i32 q14, #0x9d9d9d9d
	vmov.i32 d6, #536879104
	vmov.i32 q13, #11927734
	vmov.i32 d20, #-16121857
	vmov.i32 q7, #-1638400
	vmov.i64 d17, #0xff00ffff00ffffff
	vmov.i64 q2, #0xffffffff00ffffff
	vmov.i64 d9, #0x6262626262626262
	vmov.i64 q7, #12514849900987264429
	vmov.i64 d16, #504410854964332288
	vmov.i64 q3, #11241156196347976704
	vmov.i64 d21, #7036870124437503
	vmov.i64 q2, #0x9300000093
	vmov.f32 d11, #-24.0
	vmov.f32 q14, #-1.0625
	vmov.f32 d21, #4.73526777064642184606546700785e-41
	vmov.f32 q8, #3.09686960615784572674144237907e-43
	vmvn.i16 d17, #191
	vmvn.i16 q13, #28
	vmvn.i16 d4, #33153
	vmvn.i16 q15, #9252
	vmvn.i32 d24, #9371647
	vmvn.i32 q2, #0xe70000
	vmvn.i32 d5, #0x88888888
	vmvn.i32 q8, #0x7c7c7c7c
	vmvn.i32 d18, #0x1e001e
	vmvn.i32 q15, #0xc100c100
	vmvn.i32 d14, #-45825
	vmvn.i32 q12, #-61441
	vmvn.i64 d26, #0x8080808080808080
	vmvn.i64 q10, #13021231110853801140
	vmvn.i64 d21, #8358808453694649344
	vmvn.i64 q13, #0x8f008f008f008f
	vmvn.i64 d19, #919123001558
	vmvn.i64 q1, #0xa6000000a6000000
	vorr.i16 d0, #79
	vbic.i16 d23, #256
	vorr.i32 d14, #0x2100
	vbic.i32 d13, #0x47000000
	vorr.i16 q3, #0xba00
	vbic.i16 q4, #55040
	vorr.i32 q8, #27392
	vbic.i32 q15, #0xc7
	vand.i16 d12, #0xb6ff
	vand.i32 d6, #-42241
	vand.i16 q15, #10751
	vand.i32 q3, #-24577
	vdup.8 d15, r3
	vdup.16 d3, r4
	vdup.32 d30, r11
	vdup.8 q9, r8
	vdup.16 q14, r9
	vdup.32 q14, r9
	vdup.8 d15, d17[7]
	vdup.8 q11, d17[5]
	vdup.16 d15, d20[0]
	vdup.16 q5, d11[1]
	vdup.32 d17, d8[0]
	vdup.32 q15, d22[0]
	vext.8 d25, d1, d24, #4
	vext.16 d24, d20, d3, #2
	vext.32 d5, d27, #0
	vext.8 q10, q4, q0, #13
	vext.16 q7, q9, #6
	vext.32 q13, q6, q15, #1
	vext.64 q3, q0, q1, #0
	vtbl.8 d23, {d5}, d16
	vtbx.8 d19, {d29}, d21
	vtbl.8 d8, d1, d4
	vtbx.8 d5, d24, d16
	vtbl.8 d30, {d7, d8}, d4
	vtbl.8 d23, {d10, d11, d12}, d20
	vtbl.8 d5, {d5, d6, d7, d8}, d26
	vtbx.8 d18, {d10, d11}, d28
	vtbx.8 d11, {d21, d22, d23}, d25
	vtbx.8 d20, {d16, d17, d18, d19}, d28
	vcmla.f32 d9, d14, d28, #90
	vcmla.f16 d8, d24, d2, #180
	vcmla.f32 q7, q3, q11, #270
	vcmla.f16 q8, q6, q8, #90
	vcmla.f32 d31, d13, d26[0], #180
	vcmla.f32 q8, q7, d0[0], #180
	vcmla.f16 d1, d29, d9[0], #270
	vcmla.f16 q0, q9, d3[1], #270
	vcadd.f32 d3, d12, d0, #90
	vcadd.f16 d15, d25, d24, #90
	vcadd.f32 d17, d13, d8, #270
	vcadd.f16 d1, d20, d20, #270
	vcadd.f32 q11, q1, q15, #90
	vcadd.f16 q0, q3, q1, #90
	vcadd.f32 q10, q14, q6, #270
	vcadd.f16 q1, q0, q5, #270
	vfmal.f16 d13, s18, s18
	vfmsl.f16 d2, s20, s13
	vfmal.f16 q2, d31, d16
	vfmsl.f16 q11, d17, d31
	vfmal.f16 d28, s10, s4[1]
	vfmsl.f16 d0, s25, s2[0]
	vfmal.f16 q13, d18, d6[0]
	vfmsl.f16 q12, d11, d2[1]
	vfmab.bf16 q14, q1, q12
	vfmat.bf16 q9, q11, q1
	vfmab.bf16 q7, q13, d3[2]
	vfmat.bf16 q2, q11, d5[1]
	vdot.bf16 d3, d23, d24
	vdot.bf16 q8, q11, q14
	vdot.bf16 d11, d29, d3[0]
	vdot.bf16 q15, q9, d8[0]
	vmmla.bf16 q7, q9, q6
	vsdot.s8 d8, d6, d16
	vudot.u8 d28, d6, d14
	vsdot.s8 q11, q9, q7
	vudot.u8 q9, q0, q11
	vsdot.s8 d23, d15, d12[0]
	vudot.u8 d21, d16, d11[0]
	vsdot.s8 q4, q12, d6[1]
	vudot.u8 q13, q11, d10[1]
	vusdot.s8 d21, d29, d23
	vusdot.s8 q10, q5, q12
	vusdot.s8 d14, d15, d13[0]
	vusdot.s8 q8, q12, d6[1]
	vsudot.u8 d15, d22, d4[0]
	vsudot.u8 q7, q4, d9[1]
	vsmmla.s8 q7, q5, q13
	vummla.u8 q8, q4, q12
	vusmmla.s8 q14, q3, q0
