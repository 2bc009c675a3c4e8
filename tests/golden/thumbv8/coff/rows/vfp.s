@ triple: thumbv8-windows-msvc
@ mattr: +armv8.9-a,+neon,+crypto,+fullfp16,+dotprod,+bf16,+i8mm,+fp16fml
@ One statement of each row of the tables.
	vmla.f16 s6, s27, s5
	vmla.f32 s11, s12, s0
	vmls.f16 s19, s9, s25
	vmls.f32 s0, s3, s24
	vmla.f64 d5, d27, d20
	vmls.f64 d23, d23, d20
	vnmls.f16 s15, s17, s22
	vnmls.f32 s26, s19, s30
	vnmla.f16 s21, s1, s2
	vnmla.f32 s21, s6, s26
	vnmls.f64 d12, d7, d28
	vnmla.f64 d29, d31, d8
	vmul.f16 s6, s29
	vmul.f32 s29, s12, s1
	vnmul.f16 s15, s31, s8
	vnmul.f32 s13, s31, s26
	vmul.f64 d11, d10, d6
	vnmul.f64 d13, d8
	vadd.f16 s17, s26
	vadd.f32 s5, s1, s5
	vsub.f16 s20, s16, s27
	vsub.f32 s2, s4
	vadd.f64 d24, d15, d15
	vsub.f64 d20, d14, d14
	vdiv.f16 s8, s3
	vdiv.f32 s21, s9, s12
	vdiv.f64 d5, d11
	vfnms.f16 s9, s28, s21
	vfnms.f32 s18, s10, s31
	vfnma.f16 s4, s4, s29
	vfnma.f32 s19, s14, s23
	vfnms.f64 d22, d11, d21
	vfnma.f64 d7, d25, d28
	vfma.f16 s12, s6, s20
	vfma.f32 s24, s15, s1
	vfms.f16 s2, s10, s1
	vfms.f32 s24, s26, s17
	vfma.f64 d3, d8, d21
	vfms.f64 d21, d22, d6
	vseleq.f16 s23, s30, s7
	vseleq.f32 s30, s0, s30
	vselvs.f16 s10, s18, s14
	vselvs.f32 s17, s7, s8
	vselge.f16 s16, s1, s14
	vselge.f32 s27, s2, s14
	vselgt.f16 s12, s26, s0
	vselgt.f32 s0, s26, s25
	vseleq.f64 d2, d4, d29
	vselvs.f64 d20, d2, d9
	vselge.f64 d26, d6, d7
	vselgt.f64 d3, d30, d16
	vmaxnm.f16 s26, s26, s8
	vmaxnm.f32 s29, s8, s25
	vminnm.f16 s2, s17, s6
	vminnm.f32 s12, s26, s5
	vmaxnm.f64 d26, d31, d29
	vminnm.f64 d29, d2, d11
	vabs.f16 s30, s7
	vabs.f32 s20, s3
	vabs.f64 d6, d14
	vneg.f16 s0, s0
	vneg.f32 s31, s31
	vneg.f64 d12, d31
	vsqrt s3, s10
	vsqrt.f32 s10, s18
	vsqrt.f16 s8, s19
	vsqrt d29, d18
	vsqrt.f64 d3, d14
	fsubs s2, s13, s1
	fsubd d29, d26, d14
	vcmp.f16 s15, s5
	vcmp.f32 s14, s26
	vcmpe.f16 s13, s6
	vcmpe.f32 s0, s12
	vcmp.f64 d17, d2
	vcmpe.f64 d1, d3
	vcmp.f16 s2, #0
	vcmp.f32 s1, #0
	vcmpe.f16 s29, #0
	vcmpe.f32 s6, #0
	vcmp.f64 d19, #0
	vcmpe.f64 d5, #0
	fcmpzs s23
	fcmpzd d9
	vcvtb.f32.f16 s18, s4
	vcvtt.f32.f16 s31, s8
	vcvtb.f16.f32 s24, s6
	vcvtt.f16.f32 s17, s16
	vcvtb.bf16.f32 s10, s3
	vcvtt.bf16.f32 s29, s21
	vcvtb.f64.f16 d7, s8
	vcvtt.f64.f16 d4, s23
	vcvtb.f16.f64 s19, d26
	vcvtt.f16.f64 s24, d26
	vcvt.f64.f32 d13, s19
	vcvt.f32.f64 s15, d5
	vcvt.f16.u32 s9, s21
	vcvt.f32.u32 s21, s9
	vcvt.f16.s32 s13, s19
	vcvt.f32.s32 s17, s12
	vcvt.f64.u32 d1, s12
	vcvt.f64.s32 d13, s12
	vcvtr.u32.f16 s4, s13
	vcvtr.u32.f32 s30, s11
	vcvtr.s32.f16 s4, s25
	vcvtr.s32.f32 s28, s9
	vcvt.u32.f16 s10, s0
	vcvt.u32.f32 s0, s25
	vcvt.s32.f16 s28, s19
	vcvt.s32.f32 s3, s4
	vcvtr.u32.f64 s14, d30
	vcvtr.s32.f64 s13, d27
	vcvt.u32.f64 s25, d27
	vcvt.s32.f64 s18, d4
	vjcvt.s32.f64 s16, d15
	vcvta.u32.f16 s9, s24
	vcvta.u32.f32 s15, s6
	vcvta.s32.f16 s1, s21
	vcvta.s32.f32 s8, s29
	vcvtn.u32.f16 s25, s29
	vcvtn.u32.f32 s20, s8
	vcvtn.s32.f16 s27, s9
	vcvtn.s32.f32 s26, s12
	vcvtp.u32.f16 s29, s4
	vcvtp.u32.f32 s12, s10
	vcvtp.s32.f16 s3, s17
	vcvtp.s32.f32 s24, s6
	vcvtm.u32.f16 s17, s31
	vcvtm.u32.f32 s23, s10
	vcvtm.s32.f16 s29, s22
	vcvtm.s32.f32 s4, s31
	vcvta.u32.f64 s1, d10
	vcvta.s32.f64 s24, d21
	vcvtn.u32.f64 s11, d9
	vcvtn.s32.f64 s17, d7
	vcvtp.u32.f64 s18, d9
	vcvtp.s32.f64 s23, d4
	vcvtm.u32.f64 s14, d28
	vcvtm.s32.f64 s15, d4
	vrinta.f16 s21, s7
	vrinta.f16.f16 s22, s2
	vrinta.f32 s0, s23
	vrinta.f32.f32 s29, s18
	vrintn.f16 s30, s5
	vrintn.f16.f16 s15, s19
	vrintn.f32 s29, s6
	vrintn.f32.f32 s15, s20
	vrintp.f16 s1, s11
	vrintp.f16.f16 s28, s18
	vrintp.f32 s31, s6
	vrintp.f32.f32 s20, s24
	vrintm.f16 s23, s22
	vrintm.f16.f16 s16, s12
	vrintm.f32 s14, s8
	vrintm.f32.f32 s31, s9
	vrinta.f64 d18, d27
	vrinta.f64.f64 d14, d24
	vrintn.f64 d18, d21
	vrintn.f64.f64 d0, d8
	vrintp.f64 d13, d25
	vrintp.f64.f64 d22, d1
	vrintm.f64 d13, d8
	vrintm.f64.f64 d26, d10
	vrintr.f16 s11, s16
	vrintr.f16.f16 s2, s4
	vrintr.f32 s2, s20
	vrintr.f32.f32 s20, s12
	vrintz.f16 s26, s19
	vrintz.f16.f16 s3, s10
	vrintz.f32 s24, s0
	vrintz.f32.f32 s11, s16
	vrintx.f16 s2, s29
	vrintx.f16.f16 s11, s8
	vrintx.f32 s4, s2
	vrintx.f32.f32 s21, s21
	vrintr.f64 d26, d30
	vrintr.f64.f64 d0, d5
	vrintz.f64 d4, d9
	vrintz.f64.f64 d15, d12
	vrintx.f64 d7, d13
	vrintx.f64.f64 d4, d14
	vcvt.f16.s16 s1, s1, #15
	vcvt.f32.s16 s31, s31, #8
	vcvt.f16.u16 s4, s4, #11
	vcvt.f32.u16 s30, s30, #9
	vcvt.f16.s32 s14, s14, #1
	vcvt.f32.s32 s11, s11, #14
	vcvt.f16.u32 s11, s11, #18
	vcvt.f32.u32 s27, s27, #9
	vcvt.s16.f16 s9, s9, #5
	vcvt.s16.f32 s4, s4, #11
	vcvt.u16.f16 s28, s28, #8
	vcvt.u16.f32 s7, s7, #7
	vcvt.s32.f16 s18, s18, #31
	vcvt.s32.f32 s20, s20, #17
	vcvt.u32.f16 s30, s30, #24
	vcvt.u32.f32 s30, s30, #26
	vcvt.f64.s16 d25, d25, #0
	vcvt.f64.u16 d25, d25, #3
	vcvt.f64.s32 d23, d23, #15
	vcvt.f64.u32 d22, d22, #24
	vcvt.s16.f64 d5, d5, #14
	vcvt.u16.f64 d23, d23, #13
	vcvt.s32.f64 d24, d24, #16
	vcvt.u32.f64 d25, d25, #14
	vmov s7, s27
	vmov.f32 s8, s12
	vmov.f64 d19, d8
	vmov d31, d11
	vmov.8 d2, d24
	vmov.16 d7, d4
	vmov.32 d2, d22
	vmov.64 d14, d15
	vmov q12, q6
	vmov.8 q1, q5
	vmov.16 q9, q13
	vmov.32 q4, q9
	vmov.64 q14, q12
	vmov.f16 s21, #0.1796875
	vmov.f32 s29, #-7.25
	vmov.f64 d16, #-22.0
	fconsts s17, #136
	fconstd d15, #197
	vins.f16 s1, s0
	vmovx.f16 s6, s18
	vmov r13, s22
	vmov.8 r0, s29
	vmov.16 r2, s26
	vmov.32 r1, s26
	vmov s12, r7
	vmov.8 s9, r4
	vmov.16 s8, r12
	vmov.32 s25, r4
	vmov.f16 r0, s12
	vmov.f16 s4, r1
	vmov d6, r11, r1
	vmov.f64 d28, r11, r5
	vmov r8, r5, d28
	vmov.f64 r13, r12, d13
	vmov s23, s24, r1, r2
	vmov r14, r5, s18, s19
	vmov d9[0], r3
	vmov.32 d4[0], r10
	vmov.16 d20[2], r0
	vmov.8 d29[0], r7
	vmov r12, d7[1]
	vmov.32 r7, d23[1]
	vmov.s16 r5, d18[3]
	vmov.u16 r3, d22[0]
	vmov.s8 r13, d30[2]
	vmov.u8 r4, d17[1]
	fmdlr d26, r8
	fmdhr d24, r6
	fmstat 
	vmrs apsr_nzcv, fpscr
	vmrs r3, fpscr
	vmrs r9, fpsid
	vmrs r4, mvfr1
	vmrs r7, mvfr0
	vmrs r9, fpexc
	vmrs r3, fpinst
	vmrs r7, fpinst2
	vmrs r0, mvfr2
	vmsr fpscr, r2
	vmsr fpsid, r6
	vmsr fpexc, r2
	vmsr fpinst, r11
	vmsr fpinst2, r12
	vstr.16 s2, [r3]
	vldr.16 s4, [r1]
	vstr.16 s1, [r8, #-104]
	vldr.16 s30, [r6, #434]
	vstr s17, [r7]
	vstr.32 s11, [r14]
	vldr s21, [r4]
	vldr.32 s17, [r4]
	vstr s21, [r12, #128]
	vstr.32 s19, [r1, #128]
	vldr s18, [r9, #-16]
	vldr.32 s1, [r9, #-752]
	vstr d13, [r14]
	vstr.64 d16, [r3]
	vldr d31, [r12]
	vldr.64 d4, [r8]
	vstr d17, [r9, #-760]
	vstr.64 d20, [r14, #-568]
	vldr d8, [r6, #828]
	vldr.64 d1, [r0, #-840]
	vstm r14, {s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
	vstmia r5, {s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23}
	vldm r11, {s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24}
	vldmia r11, {s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22}
	vstm r7!, {s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26}
	vstmia r2!, {s26}
	vldm r1!, {s30, s31}
	vldmia r1!, {s24, s25, s26, s27, s28, s29, s30}
	vstmdb r5!, {s18, s19, s20}
	vldmdb r0!, {s22}
	vstm r15, {d29, d30, d31}
	vstmia r4, {d20, d21, d22, d23, d24, d25, d26, d27}
	vldm r5, {d5, d6, d7, d8, d9, d10}
	vldmia r1, {d10}
	vstm r5!, {d0, d1, d2, d3, d4, d5, d6}
	vstmia r13!, {d11}
	vldm r11!, {d10, d11, d12, d13, d14, d15, d16, d17}
	vldmia r14!, {d3, d4, d5, d6, d7, d8, d9, d10, d11, d12}
	vstmdb r10!, {d25, d26, d27}
	vldmdb r8!, {d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16}
	vpush {s20, s21, s22, s23, s24, s25, s26, s27, s28, s29}
	vpush.8 {s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22}
	vpush.16 {s23, s24, s25, s26, s27, s28, s29, s30}
	vpush.32 {s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21}
	vpush.64 {s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22}
	vpop {s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24}
	vpop.8 {s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30}
	vpop.16 {s19, s20, s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31}
	vpop.32 {s16, s17, s18, s19, s20, s21, s22}
	vpop.64 {s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24, s25, s26}
	vpush {d21, d22, d23}
	vpush.8 {d14, d15, d16, d17, d18, d19, d20}
	vpush.16 {d13, d14, d15, d16, d17, d18}
	vpush.32 {d9, d10, d11, d12}
	vpush.64 {d18, d19, d20, d21, d22, d23, d24, d25, d26}
	vpop {d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14}
	vpop.8 {d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23}
	vpop.16 {d2, d3, d4, d5, d6, d7, d8}
	vpop.32 {d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27}
	vpop.64 {d22, d23}
	fstmiax r3, {d6, d7, d8, d9, d10, d11, d12, d13, d14}
	fldmiax r12, {d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20}
	fstmeax r5, {d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23}
	fldmfdx r4, {d3, d4, d5, d6, d7}
	fstmiax r6!, {d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23}
	fldmiax r8!, {d10, d11, d12, d13}
	fstmeax r4!, {d6}
	fldmfdx r12!, {d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20}
	fstmdbx r7!, {d12, d13, d14, d15, d16}
	fldmdbx r15!, {d5}
	fstmfdx r11!, {d8}
	fldmeax r11!, {d10, d11, d12, d13, d14, d15}
