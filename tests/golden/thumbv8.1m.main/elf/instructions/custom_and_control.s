# Custom instructions, selections, long shifts, security, and system registers of ARMv8.1-M.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64,+cdecp0,+cdecp1,+lob,+dsp,+8msecext,+pacbti
	.syntax unified
	asrl r4, r1, #6
	asrl r8, r1, r10
	autg r9, r1, r1
	bxaut r7, r8, r7
	cinc r10, r1, vs
	cinv r7, r4, le
	clrm {r0, r1, r8, r9, r10, r12, lr, apsr}
	cneg r6, zr, lt
	cneg r8, lr, eq
	csel lr, zr, r6, hi
	csel r1, r8, zr, lo
	csel r6, zr, zr, ge
	csel r7, r12, r6, hi
	cset r1, ne
	csetm r7, ge
	csinc r0, r12, zr, gt
	csinc r6, r11, r10, gt
	csinc r8, zr, r6, lo
	csinv r11, r10, zr, pl
	csinv r4, r1, r7, hi
	csinv r7, zr, r11, vs
	csneg r5, r9, r2, hs
	csneg r8, r11, zr, ne
	csneg r9, zr, r3, vs
	cx1 p0, r3, #7885
	cx1 p1, apsr_nzcv, #2645
	cx1a p1, apsr_nzcv, #7778
	cx1a p1, r6, #7419
	cx1d p1, r8, r9, #3935
	cx1da p1, r2, r3, #4911
	cx2 p0, r5, apsr_nzcv, #189
	cx2 p1, apsr_nzcv, apsr_nzcv, #63
	cx2 p1, apsr_nzcv, r0, #153
	cx2 p1, r8, r3, #139
	cx2a p0, apsr_nzcv, r3, #291
	cx2a p1, apsr_nzcv, apsr_nzcv, #194
	cx2a p1, r0, apsr_nzcv, #186
	cx2a p1, r2, r10, #302
	cx2d p1, r10, r11, r8, #74
	cx2d p1, r6, r7, apsr_nzcv, #18
	cx2da p0, r2, r3, r12, #34
	cx2da p0, r8, r9, apsr_nzcv, #504
	cx3 p0, apsr_nzcv, apsr_nzcv, apsr_nzcv, #13
	cx3 p0, apsr_nzcv, r10, r11, #23
	cx3 p0, r10, apsr_nzcv, lr, #0
	cx3 p0, r3, r1, apsr_nzcv, #4
	cx3 p1, apsr_nzcv, apsr_nzcv, r7, #8
	cx3 p1, apsr_nzcv, r2, apsr_nzcv, #30
	cx3 p1, r4, r6, r2, #30
	cx3 p1, r8, apsr_nzcv, apsr_nzcv, #36
	cx3a p0, apsr_nzcv, apsr_nzcv, r10, #49
	cx3a p0, apsr_nzcv, r1, apsr_nzcv, #63
	cx3a p0, apsr_nzcv, r6, r7, #25
	cx3a p0, r11, r2, apsr_nzcv, #63
	cx3a p0, r12, r4, r10, #1
	cx3a p0, r4, apsr_nzcv, apsr_nzcv, #13
	cx3a p1, r6, apsr_nzcv, r12, #46
	cx3d p0, r10, r11, apsr_nzcv, apsr_nzcv, #11
	cx3d p0, r4, r5, apsr_nzcv, r4, #35
	cx3d p1, r2, r3, r11, r12, #59
	cx3d p1, r6, r7, r11, apsr_nzcv, #8
	cx3da p1, r0, r1, apsr_nzcv, apsr_nzcv, #41
	cx3da p1, r2, r3, r4, r2, #63
	cx3da p1, r8, r9, apsr_nzcv, r9, #37
	cx3da p1, r8, r9, r11, apsr_nzcv, #44
	lsll r0, r11, r1
	lsll r0, r9, #15
	lsrl r8, r3, #13
	pacg r4, r1, r3
	shadd16 r2, r5, r1
	shadd8 r10, r10, r5
	shasx r2, r3, r4
	shsax r2, r5, r5
	shsub16 r11, r1, r8
	shsub8 r11, r3, r0
	sqrshr r3, r2
	sqrshrl r10, r7, #64, r6
	sqshl r12, #28
	sqshll r10, r3, #5
	srshr r6, #7
	srshrl r12, r5, #8
	tt r1, r1
	tta r5, r5
	ttat r2, r10
	ttt r1, sp
	uqrshll lr, r5, #64, r3
	uqshl r6, #10
	uqshll r0, r7, #29
	urshrl r2, r5, #21
	vabs.f16 s20, s10
	vabs.f32 s22, s31
	vabs.f64 d2, d8
	vctp.32 r7
	vcx1 p0, d14, #1621
	vcx1a p0, s18, #953
	vcx2 p0, s14, s27, #41
	vcx2a p1, s23, s18, #25
	vcx3 p0, s27, s24, s20, #1
	vcx3a p0, s14, s2, s0, #7
	vldmdb lr!, {s13, s14, s15, s16, s17, s18, s19, s20, s21}
	vldmia r0, {d6, d7, d8, d9, d10, d11, d12, d13, d14, d15}
	vldmia r2!, {s13}
	vldr fpcxtns, [r10]
	vldr fpcxtns, [r2], #44
	vldr fpcxtns, [r4, #256]!
	vldr fpcxtns, [r7, #484]
	vldr fpcxts, [r12], #-120
	vldr fpcxts, [r2, #296]!
	vldr fpcxts, [r6, #-184]
	vldr fpscr, [r0, #-96]
	vldr fpscr, [r1, #328]!
	vldr fpscr, [r4], #-160
	vldr fpscr_nzcvqc, [r0, #240]
	vldr fpscr_nzcvqc, [r1, #72]!
	vldr fpscr_nzcvqc, [r4], #124
	vldr p0, [r4], #-132
	vldr p0, [r8, #-184]!
	vldr s11, [r4]
	vldr s16, [r5, #992]
	vldr vpr, [r0], #-228
	vldr vpr, [r2, #356]!
	vldr vpr, [r4, #-188]
	vldr.16 s12, [r9, #-16]
	vldr.16 s25, [pc]
	vmov d0, r6, r6
	vmov r3, s2
	vmov s14, s15, r4, r9
	vmov.f16 s12, r7
	vmov.f16 s29, #4.500000e+00
	vmov.f32 s17, s21
	vmov.f64 d1, d9
	vmov.f64 d3, #1.500000e+00
	vmovx.f16 s31, s20
	vscclrm {s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, vpr}
	vstr fpcxtns, [r1, #-76]!
	vstr fpcxtns, [r12], #-132
	vstr fpcxtns, [r3, #72]
	vstr fpcxts, [r7, #-344]!
	vstr fpcxts, [r7, #-80]
	vstr fpcxts, [r7], #172
	vstr fpscr_nzcvqc, [r12], #-136
	vstr fpscr_nzcvqc, [r3, #424]!
	vstr fpscr_nzcvqc, [sp, #232]
	vstr p0, [r0], #316
	vstr p0, [r1, #40]!
	vstr vpr, [r1, #16]
	vstr vpr, [r2, #56]!
	vstr vpr, [r2], #-328
	bxaut pc, r2, r3
	bxaut lr, r2, sp
	vscclrm {d16, vpr}
	vscclrm {d7-d31, vpr}
	vscclrm {s31, d16-d31, vpr}
