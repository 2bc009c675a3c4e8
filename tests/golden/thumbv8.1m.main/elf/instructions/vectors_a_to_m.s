# Vectors of M-profile processors: names from vabav to vmvn.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64,+cdecp0,+cdecp1,+lob,+dsp,+8msecext,+pacbti
	.syntax unified
	vabav.s16 r8, q4, q6
	vabav.s32 r4, q5, q0
	vabav.s8 lr, q2, q2
	vabav.u16 r3, q0, q7
	vabav.u32 r3, q3, q4
	vabav.u8 r9, q1, q6
	vabd.f16 q1, q0, q0
	vabd.f32 q7, q6, q4
	vabd.s16 q1, q2, q5
	vabd.s8 q4, q7, q2
	vabd.u16 q2, q4, q6
	vabd.u32 q1, q6, q3
	vabd.u8 q1, q3, q5
	vadc.i32 q4, q0, q2
	vadci.i32 q0, q4, q5
	vadd.i16 q3, q1, r3
	vadd.i32 q7, q2, q4
	vadd.i8 q4, q4, q5
	vaddlv.u32 r10, r7, q7
	vaddlva.s32 r2, r5, q0
	vaddlva.u32 r2, r7, q2
	vaddv.s32 r2, q4
	vaddv.s8 r2, q1
	vaddva.s16 r0, q7
	vaddva.u16 r12, q7
	vbic q5, q2, q1
	vbic.i16 q2, #0xed00
	vbic.i32 q1, #0xf90000
	vbrsr.16 q0, q6, r12
	vbrsr.32 q7, q3, r1
	vbrsr.8 q1, q6, r9
	vcadd.f16 q2, q7, q1, #270
	vcadd.f32 q6, q1, q3, #90
	vcadd.i16 q5, q2, q1, #270
	vcadd.i32 q1, q1, q7, #270
	vcadd.i8 q3, q2, q0, #90
	vcls.s32 q0, q1
	vclz.i8 q1, q7
	vcmla.f16 q2, q0, q4, #270
	vcmla.f32 q5, q4, q2, #180
	vcmp.f16 gt, q1, r10
	vcmp.f32 le, q1, r6
	vcmp.i16 eq, q7, r0
	vcmp.i32 eq, q7, r9
	vcmp.i8 ne, q0, r7
	vcmp.s16 gt, q6, r2
	vcmp.s32 le, q3, r12
	vcmp.s8 gt, q6, q6
	vcmp.u16 cs, q2, q1
	vcmp.u32 hi, q0, q0
	vcmp.u8 cs, q2, q0
	vcmul.f16 q4, q3, q0, #90
	vcmul.f32 q3, q7, q1, #90
	vcvt.f16.s16 q7, q4
	vcvt.f16.u16 q6, q3, #16
	vcvt.f32.s32 q6, q2, #25
	vcvt.s16.f16 q3, q5, #3
	vddup.u16 q4, r8, #8
	vddup.u32 q1, r2, #4
	vdup.8 q1, r12
	vdwdup.u16 q5, r6, r7, #8
	vdwdup.u32 q5, r0, r3, #8
	vdwdup.u8 q3, r6, r11, #8
	veor q3, q6, q0
	vfmas.f16 q2, q6, r12
	vfmas.f32 q7, q3, r7
	vhadd.s16 q1, q4, r12
	vhadd.s32 q6, q1, lr
	vhadd.s8 q5, q0, r0
	vhadd.u16 q0, q3, r7
	vhadd.u32 q5, q3, r3
	vhadd.u8 q6, q6, r5
	vhcadd.s16 q0, q2, q3, #90
	vhcadd.s32 q7, q1, q6, #90
	vhcadd.s8 q2, q6, q7, #90
	vhsub.s16 q1, q6, r11
	vhsub.s32 q0, q3, r0
	vhsub.s8 q3, q5, r8
	vhsub.u16 q7, q0, r10
	vhsub.u32 q6, q4, r3
	vhsub.u8 q2, q0, r4
	vidup.u32 q4, r8, #2
	vidup.u8 q6, r10, #1
	viwdup.u16 q4, r10, r5, #1
	viwdup.u32 q0, r12, r9, #1
	viwdup.u8 q3, r12, r7, #2
	vmax.s16 q4, q5, q5
	vmax.s32 q0, q6, q4
	vmax.s8 q1, q5, q1
	vmax.u16 q1, q2, q7
	vmax.u32 q7, q7, q3
	vmax.u8 q7, q7, q7
	vmaxav.s32 r7, q3
	vmaxnmav.f16 r8, q6
	vmaxnmav.f32 r9, q0
	vmaxnmv.f32 r4, q7
	vmaxv.s32 r4, q3
	vmaxv.s8 r5, q0
	vmaxv.u16 r1, q6
	vmaxv.u32 r2, q4
	vmaxv.u8 r0, q2
	vmin.s16 q7, q5, q3
	vmin.s32 q4, q7, q1
	vmin.s8 q5, q4, q2
	vmin.u16 q7, q0, q6
	vmin.u32 q3, q3, q7
	vmin.u8 q7, q4, q5
	vmina.s16 q0, q5
	vminav.s16 r5, q0
	vminnma.f32 q2, q6
	vminnmav.f16 r4, q0
	vminv.s32 r4, q4
	vminv.s8 lr, q7
	vminv.u16 r4, q5
	vmla.i16 q7, q3, r10
	vmla.i32 q4, q5, r9
	vmla.i8 q6, q4, r4
	vmladavax.s16 r6, q7, q2
	vmladavax.s32 r6, q6, q2
	vmladavax.s8 r4, q3, q6
	vmladavx.s16 r2, q7, q2
	vmladavx.s8 r2, q6, q0
	vmlaldavax.s16 r8, r3, q6, q2
	vmlaldavax.s32 lr, r7, q3, q7
	vmlaldavx.s16 r2, r5, q6, q4
	vmlaldavx.s32 r4, r3, q1, q7
	vmlalv.s16 r12, r11, q0, q6
	vmlalv.s32 r10, r3, q5, q2
	vmlalv.u16 r2, r9, q0, q5
	vmlalv.u32 r12, r11, q0, q3
	vmlalva.s16 r4, r11, q7, q3
	vmlalva.s32 r12, r3, q1, q1
	vmlalva.u16 r10, r1, q0, q0
	vmlalva.u32 r10, r9, q6, q6
	vmlas.i16 q7, q7, r3
	vmlas.i32 q7, q4, lr
	vmlas.i8 q5, q6, r7
	vmlav.s16 r0, q6, q0
	vmlav.s8 lr, q4, q2
	vmlav.u16 r8, q5, q4
	vmlav.u32 lr, q6, q4
	vmlav.u8 r6, q7, q4
	vmlava.s32 r0, q6, q0
	vmlava.s8 r8, q1, q4
	vmlava.u16 r4, q3, q5
	vmlava.u32 r12, q2, q7
	vmlava.u8 r0, q7, q0
	vmlsdav.s16 lr, q3, q0
	vmlsdav.s32 r8, q0, q5
	vmlsdav.s8 r6, q5, q4
	vmlsdava.s16 r4, q2, q5
	vmlsdava.s32 r0, q7, q2
	vmlsdava.s8 lr, q4, q2
	vmlsdavax.s16 r10, q2, q6
	vmlsdavax.s32 lr, q1, q6
	vmlsdavax.s8 r8, q5, q3
	vmlsdavx.s16 r2, q4, q5
	vmlsdavx.s32 r10, q1, q2
	vmlsdavx.s8 r4, q5, q2
	vmlsldav.s16 r0, r11, q6, q2
	vmlsldav.s32 r10, r3, q2, q7
	vmlsldava.s16 lr, r1, q0, q3
	vmlsldava.s32 r8, r11, q7, q1
	vmlsldavax.s16 r4, r3, q5, q6
	vmlsldavax.s32 lr, r7, q0, q1
	vmlsldavx.s16 r8, r5, q7, q5
	vmlsldavx.s32 lr, r1, q7, q0
	vmov r3, r11, q5[2], q5[0]
	vmov.16 q7[0], r6
	vmov.32 q1[0], r11
	vmov.32 r0, q7[0]
	vmov.8 q7[14], r5
	vmov.f32 q1, #-3.593750e-01
	vmov.i16 q3, #0xed
	vmov.i32 q3, #0xd300
	vmov.i64 q3, #0xff00ff00ffff00
	vmov.i8 q3, #0xf7
	vmov.s16 r3, q7[2]
	vmov.s8 r5, q5[2]
	vmov.u16 r6, q3[2]
	vmov.u8 r10, q6[7]
	vmovlb.u16 q7, q6
	vmovlt.u16 q3, q2
	vmovnb.i16 q5, q5
	vmul.i16 q7, q1, q1
	vmul.i32 q2, q0, r2
	vmul.i8 q6, q2, r11
	vmulh.s16 q2, q0, q4
	vmulh.s32 q4, q6, q6
	vmulh.s8 q0, q7, q4
	vmulh.u16 q7, q0, q1
	vmulh.u32 q7, q1, q2
	vmulh.u8 q7, q6, q2
	vmullb.p16 q2, q7, q2
	vmullb.p8 q2, q2, q6
	vmullb.s8 q2, q6, q4
	vmullb.u16 q5, q1, q6
	vmullb.u32 q6, q3, q1
	vmullb.u8 q3, q4, q4
	vmullt.p16 q0, q5, q5
	vmullt.p8 q6, q4, q2
	vmullt.s16 q4, q0, q3
	vmullt.s8 q6, q3, q5
	vmullt.u16 q2, q6, q4
	vmullt.u8 q2, q7, q5
	vmvn.i16 q3, #0x3800
	vmvn.i32 q0, #0x6d
