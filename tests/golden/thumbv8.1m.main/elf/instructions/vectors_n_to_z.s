# Vectors of M-profile processors: names from vneg to vsub.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64,+cdecp0,+cdecp1,+lob,+dsp,+8msecext,+pacbti
	.syntax unified
	vneg.f16 q4, q0
	vorr q3, q6, q5
	vorr.i16 q5, #0xc400
	vorr.i32 q0, #0x7a000000
	vqadd.s16 q4, q2, r10
	vqadd.s32 q1, q5, q1
	vqadd.s8 q6, q5, q5
	vqadd.u16 q6, q1, r2
	vqadd.u32 q3, q2, r7
	vqadd.u8 q2, q7, lr
	vqdmladh.s16 q5, q2, q3
	vqdmladh.s32 q6, q5, q2
	vqdmladh.s8 q6, q7, q2
	vqdmladhx.s16 q6, q3, q6
	vqdmladhx.s32 q3, q0, q7
	vqdmlah.s16 q1, q4, r9
	vqdmlah.s32 q0, q3, r5
	vqdmlah.s8 q4, q1, r12
	vqdmlash.s16 q5, q6, r6
	vqdmlash.s32 q1, q0, r4
	vqdmlash.s8 q5, q7, r0
	vqdmlsdh.s16 q0, q6, q1
	vqdmlsdh.s32 q6, q2, q4
	vqdmlsdh.s8 q0, q0, q4
	vqdmlsdhx.s16 q7, q6, q5
	vqdmlsdhx.s32 q4, q3, q7
	vqdmlsdhx.s8 q2, q2, q7
	vqdmulh.s16 q6, q2, q1
	vqdmulh.s32 q7, q2, q7
	vqdmulh.s8 q2, q1, q6
	vqdmullb.s16 q7, q5, r5
	vqdmullb.s32 q6, q4, r2
	vqdmullt.s16 q2, q3, r3
	vqdmullt.s32 q5, q4, r11
	vqmovnb.s16 q5, q5
	vqmovnb.u16 q1, q3
	vqmovnt.s16 q1, q5
	vqmovnt.u16 q1, q5
	vqmovunt.s16 q4, q6
	vqmovunt.s32 q2, q3
	vqrdmladh.s16 q0, q6, q6
	vqrdmladh.s32 q0, q4, q4
	vqrdmladh.s8 q1, q1, q7
	vqrdmladhx.s16 q3, q3, q4
	vqrdmladhx.s32 q5, q0, q0
	vqrdmladhx.s8 q2, q3, q2
	vqrdmlah.s16 q5, q4, r11
	vqrdmlah.s32 q3, q4, r4
	vqrdmlah.s8 q3, q1, r5
	vqrdmlash.s16 q4, q6, r1
	vqrdmlash.s32 q0, q0, r6
	vqrdmlash.s8 q2, q2, r4
	vqrdmlsdh.s16 q4, q4, q0
	vqrdmlsdh.s32 q7, q2, q1
	vqrdmlsdh.s8 q6, q1, q4
	vqrdmlsdhx.s16 q4, q5, q7
	vqrdmlsdhx.s32 q0, q5, q3
	vqrdmlsdhx.s8 q7, q7, q6
	vqrdmulh.s16 q0, q5, r12
	vqrdmulh.s32 q3, q4, q4
	vqrdmulh.s8 q7, q1, r7
	vqrshl.s16 q2, q6, q3
	vqrshl.s32 q4, q2, q0
	vqrshl.s32 q6, r8
	vqrshl.s8 q1, q7, q0
	vqrshl.u16 q1, lr
	vqrshl.u16 q5, q2, q1
	vqrshl.u32 q1, q5, q7
	vqrshl.u32 q4, r1
	vqrshl.u8 q6, q0, q6
	vqrshrnb.s16 q3, q6, #8
	vqrshrnb.s32 q1, q5, #12
	vqrshrnb.u16 q3, q7, #5
	vqrshrnb.u32 q3, q3, #10
	vqrshrnt.s16 q2, q3, #4
	vqrshrnt.s32 q3, q0, #13
	vqrshrnt.u16 q5, q0, #2
	vqrshrnt.u32 q3, q0, #15
	vqrshrunb.s16 q2, q2, #3
	vqrshrunb.s32 q1, q1, #9
	vqrshrunt.s16 q1, q0, #5
	vqrshrunt.s32 q5, q2, #9
	vqshl.s16 q1, q1, q1
	vqshl.s16 q5, q6, #7
	vqshl.s16 q6, r8
	vqshl.s32 q4, q0, q2
	vqshl.s32 q7, q1, #12
	vqshl.s8 q2, q3, #7
	vqshl.s8 q6, q3, q7
	vqshl.u16 q0, q0, q1
	vqshl.u16 q7, q2, #6
	vqshl.u32 q7, q7, #11
	vqshl.u8 q2, q7, #5
	vqshlu.s16 q5, q5, #10
	vqshlu.s32 q4, q1, #19
	vqshlu.s8 q2, q6, #3
	vqshrnb.s16 q2, q7, #6
	vqshrnb.s32 q3, q4, #15
	vqshrnb.u16 q7, q1, #5
	vqshrnb.u32 q7, q1, #2
	vqshrnt.s16 q5, q1, #7
	vqshrnt.s32 q1, q3, #9
	vqshrnt.u16 q7, q1, #1
	vqshrnt.u32 q5, q6, #3
	vqshrunb.s16 q2, q5, #8
	vqshrunb.s32 q6, q0, #12
	vqshrunt.s16 q4, q1, #8
	vqshrunt.s32 q0, q7, #4
	vqsub.s16 q5, q1, q1
	vqsub.s32 q3, q4, r3
	vqsub.s8 q6, q7, r11
	vqsub.u16 q3, q0, r9
	vqsub.u32 q3, q7, r9
	vqsub.u8 q7, q6, r2
	vrhadd.s16 q1, q3, q5
	vrhadd.s32 q4, q3, q1
	vrhadd.s8 q6, q0, q0
	vrhadd.u16 q3, q0, q4
	vrhadd.u32 q5, q0, q5
	vrhadd.u8 q4, q6, q0
	vrintp.f32 q5, q3
	vrmlaldavhax.s32 r2, r5, q2, q7
	vrmlaldavhx.s32 r8, r9, q0, q0
	vrmlalvh.s32 r12, r1, q1, q6
	vrmlalvh.u32 r4, r9, q0, q6
	vrmlalvha.s32 r8, r11, q0, q5
	vrmlalvha.u32 r4, r9, q7, q3
	vrmlsldavh.s32 r2, r5, q2, q0
	vrmlsldavha.s32 r4, r3, q1, q3
	vrmlsldavhax.s32 r12, r3, q1, q6
	vrmlsldavhx.s32 r0, r1, q3, q6
	vrmulh.s16 q0, q1, q1
	vrmulh.s32 q7, q2, q7
	vrmulh.u32 q1, q0, q4
	vrmulh.u8 q0, q3, q3
	vrshl.s16 q1, q4, q3
	vrshl.s32 q4, q2, q0
	vrshl.s8 q4, q1, q7
	vrshl.u16 q6, q7, q2
	vrshl.u32 q2, q4, q5
	vrshl.u8 q2, q3, q0
	vrshr.s16 q5, q0, #14
	vrshr.s32 q1, q5, #13
	vrshr.s8 q5, q3, #1
	vrshr.u16 q0, q1, #1
	vrshr.u32 q3, q3, #9
	vrshr.u8 q3, q1, #5
	vrshrnb.i16 q3, q5, #7
	vrshrnb.i32 q5, q2, #11
	vrshrnt.i32 q7, q5, #8
	vsbc.i32 q3, q1, q2
	vsbci.i32 q7, q4, q1
	vshl.i16 q1, q7, #1
	vshl.i32 q5, q5, #5
	vshl.i8 q0, q3, #3
	vshl.s16 q2, q0, q1
	vshl.s32 q6, q5, q6
	vshl.u16 q0, r9
	vshl.u16 q1, q6, q4
	vshl.u32 q4, q5, q3
	vshl.u32 q6, r6
	vshl.u8 q7, q4, q3
	vshlc q1, r1, #28
	vshllb.s16 q1, q0, #12
	vshllb.s8 q7, q2, #6
	vshllb.u16 q4, q0, #12
	vshllb.u8 q5, q2, #8
	vshllt.s16 q4, q6, #5
	vshllt.s8 q6, q2, #2
	vshllt.u16 q4, q2, #15
	vshllt.u8 q3, q5, #3
	vshr.s16 q6, q5, #10
	vshr.s32 q6, q5, #13
	vshr.s8 q1, q3, #2
	vshr.u16 q2, q1, #15
	vshr.u32 q0, q1, #7
	vshr.u8 q1, q1, #6
	vshrnb.i16 q4, q5, #3
	vshrnb.i32 q1, q7, #9
	vshrnt.i16 q3, q6, #2
	vshrnt.i32 q7, q6, #6
	vsli.16 q0, q7, #14
	vsli.32 q7, q5, #7
	vsri.16 q6, q2, #14
	vsri.32 q7, q7, #14
	vsri.8 q7, q0, #6
	vsub.i16 q1, q3, q4
	vsub.i32 q4, q1, r3
	vsub.i8 q0, q5, r2
