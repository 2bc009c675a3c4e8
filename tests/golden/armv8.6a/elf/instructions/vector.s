@ triple: armv8.6a-linux-gnueabihf
@ args: -mattr=+neon,+fp-armv8,+crypto,+crc,+fullfp16,+dotprod,+fp16fml,+bf16,+i8mm,+mp,+trustzone,+virtualization,+hwdiv-arm
@ Floating point and Advanced SIMD in A32, one of each form.
fldmdbx r4!, {d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fldmdbx sp!, {d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fldmdbxpl r12!, {d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fldmiax lr!, {d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28}
fldmiax r12, {d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fldmiax r3!, {d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29}
fldmiaxhs sp, {d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmdbx r12!, {d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmdbx sp!, {d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmdbxmi r9!, {d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmiax lr!, {d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmiax r1!, {d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
fstmiax r6, {d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23}
fstmiaxge r4, {d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
sha1p.32 q7, q11, q13
sha1su0.32 q7, q5, q14
sha256h.32 q14, q14, q4
sha256su1.32 q5, q1, q13
shadd16 lr, r0, r2
shadd16 r4, r11, sp
shadd16 r6, lr, r3
shadd16 r8, r2, r8
shadd8 lr, r1, r6
shadd8 r10, lr, r2
shadd8 r3, r3, r7
shadd8vs r9, r11, r8
shasx lr, r10, lr
shasx lr, r8, r7
shasx r7, lr, r0
shasx r7, r4, sp
vaba.s8 d0, d0, d14
vaba.u16 d13, d24, d16
vaba.u16 q12, q3, q12
vaba.u32 d6, d19, d10
vaba.u8 d30, d28, d27
vaba.u8 q8, q1, q5
vabal.s32 q1, d3, d26
vabal.u16 q2, d1, d4
vabal.u32 q10, d26, d5
vabal.u8 q12, d10, d24
vabd.f16 d28, d22, d30
vabd.f16 q13, q10, q2
vabd.f32 d15, d26, d14
vabd.s16 q1, q6, q5
vabd.s8 d28, d6, d2
vabd.u16 d3, d3, d23
vabd.u32 d10, d13, d3
vabd.u32 q11, q8, q14
vabd.u8 d4, d20, d15
vabd.u8 q6, q13, q14
vabdl.s32 q13, d25, d31
vabdl.u16 q15, d25, d24
vabdl.u32 q11, d23, d0
vabdl.u8 q12, d28, d16
vacge.f16 d1, d9, d17
vacge.f32 q3, q1, q3
vacgt.f16 q12, q4, q3
vacgt.f32 d11, d31, d23
vadd.f16 d0, d14, d16
vadd.f16 s20, s18, s1
vadd.f32 d14, d0, d25
vadd.f32 s11, s25, s14
vadd.f64 d5, d21, d15
vadd.i16 d23, d12, d6
vadd.i32 d15, d16, d27
vadd.i32 q14, q10, q9
vadd.i64 d5, d6, d17
vadd.i8 d16, d12, d2
vaddeq.f32 s20, s26, s24
vaddhn.i16 d17, q10, q10
vaddhn.i32 d15, q3, q0
vaddl.s32 q6, d10, d25
vaddl.u16 q9, d22, d1
vaddl.u32 q14, d19, d25
vaddl.u8 q8, d15, d6
vaddvs.f64 d2, d10, d4
vaddw.s8 q8, q7, d20
vaddw.u32 q9, q10, d3
vand d30, d14, d29
vbic d16, d11, d19
vbic.i16 q15, #0xa600
vbic.i32 d23, #0x50
vbif d2, d28, d28
vbit d6, d25, d3
vbsl d16, d13, d19
vcadd.f16 d3, d27, d27, #90
vcadd.f16 q14, q13, q2, #270
vcadd.f32 d0, d28, d21, #90
vcadd.f32 q0, q6, q8, #270
vceq.f32 d2, d17, #0
vceq.i16 d7, d25, d8
vceq.i32 d0, d28, d14
vceq.i8 d7, d26, d2
vcge.f16 d1, d11, d30
vcge.f32 d24, d16, d23
vcge.u16 d24, d25, d10
vcge.u8 q15, q5, q10
vcgt.f16 q6, q6, q0
vcgt.s16 d3, d19, d7
vcgt.s8 q1, q1, q1
vcgt.u16 q15, q9, q6
vcgt.u32 d5, d28, d9
vcgt.u8 d24, d22, d11
vcle.s32 d12, d1, #0
vcmla.f16 d1, d3, d11[1], #180
vcmla.f16 d13, d2, d2, #180
vcmla.f16 q12, q11, d6[0], #270
vcmla.f16 q3, q15, q8, #180
vcmla.f32 d23, d5, d5[0], #0
vcmla.f32 d5, d11, d23, #180
vcmla.f32 q13, q7, d4[0], #0
vcmla.f32 q3, q10, q6, #270
vcmp.f32 s16, s24
vcmpe.f16 s29, s0
vcmpe.f32 s13, s30
vcmpeq.f32 s29, s3
vcvt.f16.s16 d13, d18, #19
vcvt.f16.s16 d14, d14
vcvt.f16.s32 s24, s24, #13
vcvt.f16.u16 d3, d21, #26
vcvt.f16.u16 q0, q15, #30
vcvt.f32.s32 d20, d20, #13
vcvt.f32.s32 s14, s19
vcvt.f32.s32 s6, s6, #30
vcvt.f32.u32 d22, d6, #17
vcvt.f32.u32 q6, q5, #13
vcvt.f64.s32 d10, d10, #14
vcvt.f64.s32 d22, s7
vcvt.f64.u32 d13, d13, #25
vcvt.s16.f16 d1, d23, #30
vcvt.s16.f16 q14, q15, #21
vcvt.s32.f16 s8, s31
vcvt.s32.f32 d29, d10, #5
vcvt.u16.f16 d7, d26, #30
vcvt.u16.f16 q8, q3, #14
vcvt.u32.f32 d2, d14, #22
vcvt.u32.f32 s8, s7
vcvta.s16.f16 d15, d7
vcvta.s32.f16 s15, s17
vcvtb.f32.f16 s30, s5
vcvtbhs.bf16.f32 s23, s4
vcvtgt.f64.s32 d20, d20, #27
vcvtm.s32.f64 s8, d0
vcvtm.u32.f32 s20, s20
vcvtm.u32.f64 s7, d30
vcvtn.s32.f16 s19, s15
vcvtn.u16.f16 q12, q2
vcvtn.u32.f16 s22, s31
vcvtp.s16.f16 d22, d13
vcvtr.s32.f32 s15, s7
vcvtt.f64.f16 d14, s3
vdiv.f16 s6, s10, s22
vdiv.f32 s8, s16, s23
vdiv.f64 d24, d2, d31
vdivge.f32 s0, s12, s23
vdot.bf16 d15, d0, d12
vdot.bf16 d22, d21, d7[0]
vdot.bf16 q3, q9, q11
vdot.bf16 q8, q12, d11[1]
vdup.16 q9, r9
vdup.32 d1, d5[1]
veor d20, d23, d7
vext.16 d17, d13, d13, #3
vext.16 q13, q7, q14, #5
vfma.f16 d31, d0, d19
vfma.f16 q15, q5, q10
vfma.f16 s7, s24, s14
vfma.f32 d28, d23, d16
vfma.f32 q11, q6, q7
vfma.f32 s27, s23, s5
vfma.f64 d12, d2, d4
vfmab.bf16 q13, q1, q14
vfmab.bf16 q13, q11, d7[2]
vfmahi.f64 d15, d17, d23
vfmal.f16 d17, s5, s23
vfmal.f16 q13, d14, d12
vfmal.f16 q6, d5, d4[2]
vfmat.bf16 q8, q4, d0[2]
vfms.f16 d8, d7, d17
vfms.f16 s16, s16, s28
vfms.f32 d17, d9, d28
vfms.f32 q7, q2, q13
vfms.f32 s26, s28, s26
vfms.f64 d3, d3, d30
vfmsl.f16 d27, s3, s13[0]
vfmsl.f16 d8, s30, s13
vfmsl.f16 q13, d20, d1[0]
vfmsl.f16 q14, d26, d13
vfmsle.f64 d31, d14, d6
vfnma.f16 s6, s6, s1
vfnma.f32 s18, s15, s16
vfnma.f64 d31, d30, d16
vfnmahi.f32 s6, s11, s17
vfnmahi.f64 d21, d14, d4
vfnms.f16 s24, s11, s0
vfnms.f32 s18, s23, s12
vfnms.f64 d22, d22, d6
vfnmseq.f32 s31, s29, s15
vfnmshi.f64 d22, d2, d23
vhadd.s8 d16, d0, d26
vhadd.u16 d25, d21, d19
vhadd.u16 q5, q9, q2
vhadd.u32 d8, d18, d7
vhadd.u32 q1, q9, q4
vhadd.u8 d7, d4, d30
vhadd.u8 q14, q0, q9
vhsub.s16 d25, d12, d11
vhsub.s32 q8, q14, q3
vhsub.u16 d11, d4, d25
vhsub.u32 d6, d9, d18
vhsub.u32 q14, q14, q12
vhsub.u8 d1, d9, d31
vhsub.u8 q3, q10, q3
vjcvt.s32.f64 s31, d17
vld1.16 {d11[1]}, [lr:16]
vld1.16 {d18[], d19[]}, [pc]!
vld1.16 {d20, d21, d22}, [lr], r8
vld1.16 {d22, d23, d24, d25}, [r5:64]
vld1.32 {d13[1]}, [sp], lr
vld1.32 {d18[1]}, [r7:32], lr
vld1.32 {d7, d8, d9, d10}, [r1:128]!
vld1.32 {d9[]}, [r10:32], r9
vld1.64 {d12, d13}, [r1], lr
vld1.64 {d19, d20, d21}, [r11]!
vld1.8 {d29, d30, d31}, [sp:64], r2
vld1.8 {d31[5]}, [r10]
vld2.16 {d9, d11}, [r6:128]!
vld2.32 {d18, d19, d20, d21}, [sp:256], r5
vld2.32 {d2, d4}, [r9:128], lr
vld2.32 {d24, d25}, [r5], r1
vld2.32 {d27[1], d29[1]}, [sp], r8
vld2.8 {d13[], d15[]}, [r2], lr
vld2.8 {d22[], d23[]}, [r11]!
vld2.8 {d23, d24}, [r0:128]
vld2.8 {d4[6], d5[6]}, [r11]
vld3.16 {d16, d17, d18}, [sp:64], r5
vld3.16 {d29, d30, d31}, [r0:64]!
vld3.32 {d10, d12, d14}, [r12:64], r8
vld3.32 {d24[], d25[], d26[]}, [r0]!
vld3.32 {d28[1], d29[1], d30[1]}, [r6], lr
vld3.32 {d2[], d3[], d4[]}, [pc], r11
vld3.8 {d21[3], d22[3], d23[3]}, [r4], r12
vld3.8 {d27[7], d28[7], d29[7]}, [r11]
vld4.16 {d15[3], d16[3], d17[3], d18[3]}, [lr], r7
vld4.16 {d17[], d18[], d19[], d20[]}, [r4:64]!
vld4.16 {d1[], d3[], d5[], d7[]}, [r1], lr
vld4.32 {d19[], d21[], d23[], d25[]}, [r6]!
vld4.32 {d2, d3, d4, d5}, [r2:64], lr
vld4.32 {d7[1], d8[1], d9[1], d10[1]}, [lr]!
vld4.8 {d0[], d1[], d2[], d3[]}, [r7:32]
vld4.8 {d10, d12, d14, d16}, [lr:128], r1
vld4.8 {d15, d16, d17, d18}, [r9:256], r2
vld4.8 {d9[7], d10[7], d11[7], d12[7]}, [r10], r1
vldmdb lr!, {s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vldmdb r9!, {d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
vldmdbhs r2!, {d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
vldmdblo pc!, {s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vldmia pc!, {s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vldmia r6!, {s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vldmia sp, {s27, s28, s29, s30, s31}
vldmiahi lr!, {s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vldr d15, [r0, #688]
vldr d31, [sp, #724]
vldr s0, [r8, #-784]
vldr s27, [pc, #232]
vldr.16 s24, [r5, #-470]
vldr.16 s8, [lr, #418]
vmax.f16 d22, d11, d19
vmax.f16 q10, q12, q5
vmax.f32 d18, d19, d5
vmax.f32 q1, q11, q8
vmax.s16 d2, d31, d14
vmax.s32 q13, q3, q6
vmax.u16 d11, d17, d27
vmax.u16 q0, q13, q1
vmax.u32 d19, d7, d9
vmax.u32 q7, q10, q2
vmax.u8 d5, d30, d2
vmaxnm.f16 d5, d16, d14
vmaxnm.f16 q6, q11, q12
vmaxnm.f16 s1, s1, s31
vmaxnm.f32 d29, d18, d8
vmaxnm.f32 q15, q8, q14
vmaxnm.f32 s18, s25, s16
vmaxnm.f64 d21, d6, d29
vmin.f16 d13, d22, d23
vmin.f16 q9, q5, q7
vmin.f32 d4, d31, d6
vmin.f32 q13, q14, q9
vmin.s32 q9, q3, q10
vmin.s8 d30, d0, d14
vmin.u16 d12, d4, d3
vmin.u16 q8, q11, q12
vmin.u32 d16, d24, d26
vmin.u8 d11, d9, d28
vminnm.f16 d15, d18, d26
vminnm.f16 s19, s30, s15
vminnm.f32 d20, d6, d0
vminnm.f32 s11, s0, s0
vminnm.f64 d2, d3, d16
vmla.f16 d18, d21, d4[1]
vmla.f16 d28, d30, d24
vmla.f16 s10, s17, s20
vmla.f32 d30, d0, d0
vmla.f32 d30, d26, d3[1]
vmla.f32 q14, q0, d3[1]
vmla.f32 s23, s0, s8
vmla.f64 d3, d4, d2
vmla.i16 d24, d5, d28
vmla.i16 d8, d5, d4[2]
vmla.i16 q11, q6, q0
vmla.i16 q15, q1, d3[0]
vmla.i32 d16, d20, d9[1]
vmla.i32 d17, d22, d24
vmla.i32 q7, q1, d1[0]
vmla.i8 d22, d21, d0
vmlage.f64 d29, d22, d17
vmlal.s32 q9, d14, d15[1]
vmlal.s8 q12, d4, d11
vmlal.u16 q1, d0, d6
vmlal.u16 q5, d21, d7[0]
vmlal.u32 q11, d0, d0[1]
vmlal.u32 q3, d21, d26
vmlal.u8 q6, d23, d5
vmls.f16 d1, d28, d27
vmls.f16 d13, d15, d4[3]
vmls.f16 q5, q7, d6[0]
vmls.f16 s26, s7, s4
vmls.f32 d1, d28, d5
vmls.f32 d13, d20, d10[0]
vmls.f32 q9, q1, q12
vmls.f32 s15, s27, s16
vmls.f64 d6, d29, d14
vmls.i16 d10, d2, d11
vmls.i16 d17, d30, d7[2]
vmls.i16 q0, q7, d7[3]
vmls.i16 q6, q6, q13
vmls.i32 d0, d12, d4
vmls.i32 d3, d30, d0[1]
vmls.i8 d21, d19, d17
vmlsl.s32 q0, d20, d20
vmlsl.s32 q6, d1, d14[0]
vmlsl.u16 q13, d11, d2[3]
vmlsl.u32 q1, d29, d13[1]
vmlsl.u32 q2, d5, d6
vmlsl.u8 q15, d6, d8
vmlsmi.f32 s8, s1, s16
vmlsvc.f64 d2, d3, d17
vmov d11, r5, r12
vmov lr, r5, s10, s11
vmov pc, r0, d8
vmov pc, s4
vmov.8 d5[7], r9
vmov.f16 lr, s4
vmov.f16 s2, r11
vmov.f16 s25, #1.250000e-01
vmov.f32 d19, #2.600000e+01
vmov.f32 s11, #1.200000e+01
vmov.f64 d11, #-5.937500e-01
vmov.f64 d29, d20
vmov.i16 d7, #0xb9
vmov.i16 q10, #0xc600
vmov.i32 d21, #0x3d00
vmov.i32 q12, #0xae0000
vmov.i64 d7, #0xff0000ff0000ffff
vmov.i64 q12, #0xff00ffffffff00ff
vmov.i8 d28, #0x6d
vmov.s8 r9, d2[1]
vmov.u16 r2, d31[2]
vmov.u8 r4, d17[0]
vmovge.f64 d21, #3.906250e-01
vmovge.s8 r0, d26[1]
vmovl.u16 q13, d13
vmovmi.8 d4[4], r11
vmrs lr, mvfr2
vmrs r0, mvfr1
vmrs r3, fpsid
vmrs r5, fpinst
vmsr fpscr, r8
vmul.f16 d17, d11, d3[1]
vmul.f16 d27, d4, d29
vmul.f16 q2, q2, q14
vmul.f16 s8, s17, s27
vmul.f32 d10, d1, d12[0]
vmul.f32 d2, d5, d30
vmul.f32 s17, s25, s4
vmul.f64 d0, d2, d4
vmul.i16 d26, d5, d24
vmul.i16 d5, d19, d5[0]
vmul.i16 q8, q11, d1[2]
vmul.i32 d23, d12, d31
vmul.i32 d7, d17, d3[0]
vmul.i32 q1, q14, d1[0]
vmul.i8 d6, d31, d6
vmul.i8 q5, q13, q14
vmul.p8 d29, d5, d28
vmul.p8 q2, q5, q11
vmulhi.f64 d30, d26, d8
vmull.p8 q7, d23, d3
vmull.s16 q7, d19, d1[3]
vmull.s8 q4, d31, d30
vmull.u16 q7, d9, d4
vmull.u32 q10, d28, d14[0]
vmull.u8 q15, d8, d24
vmulle.f32 s26, s20, s5
vmvn.i16 d10, #0x6400
vmvn.i16 q11, #0xad00
vmvn.i32 d12, #0xa1
vmvn.i32 q11, #0xbe00
vnmla.f16 s7, s20, s23
vnmla.f32 s6, s11, s18
vnmla.f64 d24, d31, d7
vnmlaeq.f64 d6, d8, d27
vnmlagt.f32 s19, s18, s28
vnmls.f16 s11, s1, s11
vnmls.f32 s12, s0, s21
vnmls.f64 d17, d5, d31
vnmlshi.f64 d20, d9, d20
vnmlsmi.f32 s15, s27, s27
vnmul.f16 s17, s9, s26
vnmul.f32 s4, s10, s20
vnmul.f64 d10, d13, d28
vnmulls.f64 d2, d10, d12
vorn d27, d27, d25
vorr d18, d24, d17
vorr.i16 d0, #0xb200
vorr.i16 q14, #0xb600
vorr.i32 d21, #0x840000
vorr.i32 q12, #0xda00
vpadd.f16 d5, d27, d19
vpadd.f32 d14, d30, d2
vpadd.i16 d2, d25, d4
vpadd.i32 d16, d16, d28
vpadd.i8 d10, d23, d23
vpaddl.u16 d17, d28
vpmax.f16 d3, d27, d1
vpmax.f32 d20, d16, d30
vpmax.s8 d16, d5, d4
vpmax.u16 d1, d21, d25
vpmax.u32 d4, d11, d18
vpmin.f16 d2, d25, d9
vpmin.f32 d19, d5, d24
vpmin.s32 d28, d24, d31
vpmin.u16 d28, d13, d11
vpmin.u32 d9, d31, d14
vpmin.u8 d12, d0, d23
vpop {s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vpush {d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
vpushlo {s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vqabs.s8 d8, d25
vqadd.s16 d28, d2, d25
vqadd.s8 q12, q11, q5
vqadd.u16 d31, d10, d26
vqadd.u16 q3, q14, q3
vqadd.u32 d24, d24, d11
vqadd.u64 d4, d3, d10
vqadd.u64 q6, q8, q3
vqadd.u8 d28, d18, d6
vqdmlal.s32 q13, d11, d27
vqdmlal.s32 q14, d1, d8[1]
vqdmlsl.s16 q15, d1, d5[0]
vqdmlsl.s32 q13, d16, d18
vqdmulh.s16 d12, d14, d2[3]
vqdmulh.s16 d5, d30, d22
vqdmulh.s32 q2, q4, d14[0]
vqdmull.s16 q13, d8, d29
vqdmull.s16 q8, d24, d0[3]
vqmovn.s16 d16, q15
vqmovun.s16 d0, q2
vqrdmlah.s16 d2, d9, d1[1]
vqrdmlah.s16 q5, q4, d3[3]
vqrdmlah.s32 d31, d12, d9
vqrdmlah.s32 q6, q7, q2
vqrdmlsh.s16 d15, d8, d26
vqrdmlsh.s16 q0, q6, d7[1]
vqrdmlsh.s16 q2, q6, q5
vqrdmlsh.s32 d19, d12, d11[1]
vqrdmulh.s16 d23, d3, d2[1]
vqrdmulh.s16 d7, d15, d14
vqrdmulh.s32 q3, q10, q10
vqrshl.s16 d19, d24, d24
vqrshl.s64 q12, q9, q15
vqrshl.u16 d2, d0, d16
vqrshl.u16 q5, q6, q5
vqrshl.u32 d23, d9, d30
vqrshl.u64 d21, d24, d10
vqrshl.u8 d17, d29, d10
vqrshrn.s64 d26, q12, #9
vqrshrn.u32 d28, q12, #4
vqrshrn.u64 d26, q0, #26
vqrshrun.s64 d11, q15, #32
vqshl.s16 q2, q14, q4
vqshl.s32 d25, d18, #8
vqshl.s32 d29, d8, d17
vqshl.s32 q12, q9, #18
vqshl.u16 d10, d11, d29
vqshl.u16 d6, d11, #10
vqshl.u16 q3, q0, q9
vqshl.u16 q8, q8, #3
vqshl.u32 d16, d8, d19
vqshl.u32 d22, d4, #8
vqshl.u32 q14, q8, #10
vqshl.u64 d18, d27, #6
vqshl.u64 d27, d12, d12
vqshl.u64 q10, q4, q1
vqshl.u64 q7, q7, #37
vqshl.u8 d11, d19, #5
vqshl.u8 d26, d30, d9
vqshlu.s16 d25, d3, #9
vqshlu.s64 q0, q10, #0
vqshrn.s64 d13, q2, #19
vqshrn.u32 d4, q14, #6
vqshrun.s64 d25, q12, #17
vqsub.s16 q11, q15, q5
vqsub.s32 d1, d24, d24
vqsub.u16 d18, d21, d5
vqsub.u16 q2, q15, q3
vqsub.u32 d5, d23, d0
vqsub.u64 d21, d8, d7
vqsub.u8 d19, d0, d2
vqsub.u8 q10, q6, q1
vraddhn.i32 d31, q10, q7
vraddhn.i64 d7, q15, q14
vrecps.f16 d22, d9, d19
vrecps.f16 q4, q11, q6
vrecps.f32 d22, d7, d30
vrhadd.s16 q15, q13, q9
vrhadd.s32 d28, d19, d23
vrhadd.u16 d0, d16, d18
vrhadd.u32 d4, d4, d7
vrhadd.u8 d13, d1, d25
vrintp.f32 s17, s22
vrintr.f16 s19, s6
vrintx.f16 s27, s31
vrintx.f32 s11, s2
vrintz.f16 d8, d3
vrshl.s16 q1, q5, q7
vrshl.s32 d23, d30, d25
vrshl.u16 d12, d21, d20
vrshl.u16 q14, q8, q2
vrshl.u32 d2, d29, d22
vrshl.u64 d3, d11, d17
vrshl.u8 d5, d7, d27
vrshr.s32 d16, d17, #27
vrshr.s64 q11, q12, #40
vrshr.u16 d11, d9, #10
vrshr.u32 d19, d12, #28
vrshr.u64 d27, d30, #53
vrshr.u64 q1, q5, #12
vrshr.u8 q4, q4, #7
vrshrn.i32 d0, q1, #12
vrshrn.i64 d15, q3, #26
vrsqrts.f16 d17, d15, d18
vrsqrts.f32 d10, d28, d7
vrsqrts.f32 q2, q3, q15
vrsra.s16 d1, d4, #11
vrsra.s64 q2, q10, #40
vrsra.u16 d28, d31, #15
vrsra.u16 q12, q8, #14
vrsra.u32 d22, d21, #24
vrsra.u32 q15, q12, #3
vrsra.u64 d5, d1, #28
vrsra.u64 q7, q4, #64
vrsra.u8 d20, d3, #5
vrsubhn.i16 d23, q1, q2
vrsubhn.i32 d27, q13, q0
vrsubhn.i64 d14, q2, q13
vsdot.s8 d17, d5, d7
vsdot.s8 d6, d28, d10[1]
vsdot.s8 q3, q9, d1[1]
vseleq.f64 d1, d2, d22
vselgt.f32 s29, s10, s5
vselvs.f16 s19, s30, s8
vshl.i16 d19, d10, #5
vshl.i16 q12, q2, #8
vshl.i32 d19, d17, #20
vshl.i32 q1, q2, #6
vshl.i64 d31, d7, #51
vshl.i64 q13, q13, #7
vshl.i8 d19, d17, #3
vshl.s16 q0, q14, q9
vshl.s32 d11, d13, d31
vshl.u16 d6, d30, d31
vshl.u32 d2, d21, d24
vshl.u64 d2, d12, d16
vshl.u64 q13, q10, q11
vshl.u8 d18, d9, d1
vshl.u8 q9, q5, q11
vshll.s32 q8, d30, #10
vshll.u16 q12, d8, #6
vshll.u32 q6, d9, #13
vshll.u8 q4, d15, #7
vshr.s16 q9, q12, #13
vshr.s32 d11, d1, #20
vshr.u16 d23, d7, #6
vshr.u16 q12, q6, #11
vshr.u32 d26, d22, #31
vshr.u32 q13, q4, #13
vshr.u64 d13, d6, #35
vshr.u64 q2, q0, #21
vshr.u8 d3, d26, #4
vshrn.i32 d0, q9, #15
vshrn.i64 d4, q0, #20
vsli.32 d28, d17, #25
vsli.64 q4, q1, #47
vsmmla.s8 q10, q8, q12
vsqrt.f64 d24, d11
vsra.s32 d10, d8, #5
vsra.s64 q12, q13, #8
vsra.u16 d8, d29, #2
vsra.u16 q3, q7, #8
vsra.u32 d2, d13, #29
vsra.u32 q11, q6, #1
vsra.u64 d31, d19, #27
vsra.u64 q7, q3, #19
vsra.u8 q14, q12, #2
vsri.32 q3, q0, #8
vsri.8 d25, d19, #6
vst1.32 {d0, d1, d2, d3}, [lr], lr
vst1.32 {d1}, [r4:64], r1
vst1.32 {d28, d29, d30}, [r4:64]
vst1.32 {d3, d4, d5}, [sp:64], r10
vst1.64 {d10}, [r1]!
vst1.64 {d26, d27, d28, d29}, [r5:128], lr
vst1.8 {d11, d12, d13, d14}, [pc:256]
vst1.8 {d14[4]}, [r11], r5
vst1.8 {d17[3]}, [lr], r9
vst1.8 {d29, d30}, [r7], lr
vst2.16 {d1, d3}, [pc:128]
vst2.16 {d13[3], d15[3]}, [r6], lr
vst2.16 {d21[0], d23[0]}, [r4], r2
vst2.16 {d23[1], d24[1]}, [r9]
vst2.32 {d22, d23, d24, d25}, [r7:64], lr
vst2.32 {d27[0], d29[0]}, [r6]!
vst2.32 {d29, d30}, [r6:128]!
vst2.32 {d5, d6, d7, d8}, [r11:256], r9
vst2.8 {d25, d27}, [lr:64], r2
vst3.16 {d10, d11, d12}, [r6:64], lr
vst3.32 {d1, d2, d3}, [lr:64], r7
vst3.32 {d13[0], d15[0], d17[0]}, [lr], r0
vst3.32 {d19[0], d20[0], d21[0]}, [r10], r7
vst3.32 {d20, d22, d24}, [r8:64], r1
vst3.8 {d0, d1, d2}, [r12]
vst3.8 {d25[2], d26[2], d27[2]}, [lr], lr
vst4.16 {d16, d18, d20, d22}, [r5:64], lr
vst4.16 {d16, d18, d20, d22}, [r6]!
vst4.16 {d17[2], d18[2], d19[2], d20[2]}, [sp], r4
vst4.16 {d18, d20, d22, d24}, [r9:128], r5
vst4.32 {d11, d12, d13, d14}, [r9], r3
vst4.32 {d11[1], d12[1], d13[1], d14[1]}, [r2], lr
vst4.32 {d21[1], d23[1], d25[1], d27[1]}, [r5:64]!
vst4.32 {d24[1], d26[1], d28[1], d30[1]}, [pc:128], r0
vst4.8 {d10[5], d11[5], d12[5], d13[5]}, [sp], lr
vstmdb lr!, {s26, s27, s28, s29, s30, s31}
vstmdb r7!, {s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vstmdbls pc!, {s24, s25, s26, s27, s28, s29, s30, s31}
vstmdbls r9!, {d26, d27, d28, d29, d30, d31}
vstmia pc!, {s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vstmia r0!, {s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
vstmia sp, {s31}
vstmiahs r11!, {d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31}
vstr d3, [sp, #-228]
vstr d31, [r10, #520]
vstr s16, [pc, #664]
vstr s27, [r7, #-852]
vstr.16 s11, [r0, #174]
vstr.16 s13, [r1]
vstr.16 s23, [pc, #-110]
vstr.16 s5, [sp]
vsub.f16 d12, d30, d28
vsub.f16 s23, s25, s22
vsub.f32 d18, d28, d31
vsub.f32 s4, s22, s13
vsub.f64 d25, d20, d24
vsub.i16 d31, d18, d16
vsub.i16 q4, q5, q7
vsub.i32 d20, d3, d8
vsub.i32 q11, q4, q11
vsub.i64 d14, d29, d19
vsub.i64 q1, q8, q14
vsub.i8 d18, d0, d4
vsub.i8 q11, q11, q3
vsubgt.f32 s6, s5, s12
vsubhn.i16 d7, q6, q1
vsubhn.i64 d6, q15, q1
vsubl.s8 q3, d18, d26
vsubl.u16 q8, d25, d18
vsubl.u32 q15, d18, d19
vsubvc.f64 d25, d13, d0
vsubw.s16 q7, q12, d12
vsubw.u16 q2, q10, d24
vsubw.u32 q12, q1, d16
vsubw.u8 q12, q1, d5
vsudot.u8 d19, d11, d12[0]
vtbl.8 d27, {d22, d23}, d18
vtbx.8 d12, {d4, d5, d6, d7}, d22
vtst.8 d6, d31, d6
vudot.u8 d16, d11, d2[0]
vudot.u8 d28, d29, d21
vudot.u8 q11, q15, q6
vudot.u8 q6, q11, d14[1]
vusdot.s8 d13, d11, d17
vusdot.s8 d2, d2, d10[1]
vusdot.s8 q6, q1, d2[0]
