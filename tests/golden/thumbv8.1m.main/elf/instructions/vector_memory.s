# Loads and stores of vectors of M-profile processors.
# triple: thumbv8.1m.main-none-eabi
# mattr: +mve.fp,+fp64,+cdecp0,+cdecp1,+lob,+dsp,+8msecext,+pacbti
	.syntax unified
	vld20.16 {q2, q3}, [r5]!
	vld20.8 {q2, q3}, [r7]!
	vld21.16 {q1, q2}, [lr]!
	vld21.32 {q2, q3}, [r10]!
	vld21.8 {q4, q5}, [r8]!
	vld40.16 {q4, q5, q6, q7}, [lr]
	vld42.32 {q3, q4, q5, q6}, [r11]!
	vld42.8 {q1, q2, q3, q4}, [r9]!
	vldrb.s16 q2, [r1], #44
	vldrb.s16 q3, [r2, q1]
	vldrb.s16 q4, [r0, #15]
	vldrb.s16 q5, [r7, #66]!
	vldrb.s32 q0, [r4], #-80
	vldrb.s32 q1, [r5, #-34]
	vldrb.s32 q1, [r7, #-91]!
	vldrb.u16 q0, [r0, #-33]
	vldrb.u16 q2, [r6], #4
	vldrb.u16 q2, [r7, #-111]!
	vldrb.u16 q5, [lr, q1]
	vldrb.u32 q2, [r5, #-26]
	vldrb.u32 q5, [r5]!
	vldrb.u32 q5, [r5], #-120
	vldrb.u32 q6, [r6, #-20]!
	vldrb.u8 q2, [r4, #-22]!
	vldrb.u8 q3, [r0, q7]
	vldrb.u8 q5, [r11], #76
	vldrb.u8 q7, [r0, #78]
	vldrd.u64 q1, [r0, q0]
	vldrd.u64 q2, [q1]
	vldrd.u64 q3, [r2, q0, uxtw #3]
	vldrh.s32 q0, [r1]!
	vldrh.s32 q1, [r4, #-36]
	vldrh.s32 q1, [r4, #-38]!
	vldrh.s32 q4, [r1], #-174
	vldrh.s32 q6, [r8, q0, uxtw #1]
	vldrh.u16 q1, [r8], #-178
	vldrh.u16 q2, [r8, #-72]!
	vldrh.u16 q3, [r12, q0]
	vldrh.u16 q5, [r12]
	vldrh.u16 q6, [r5, q2, uxtw #1]
	vldrh.u16 q6, [r6, #-222]
	vldrh.u32 q0, [r11, q2, uxtw #1]
	vldrh.u32 q1, [r4], #-108
	vldrh.u32 q4, [r6, #-136]
	vldrh.u32 q4, [r7, #162]!
	vldrw.u32 q1, [r4, q5]
	vldrw.u32 q4, [r10, #-360]
	vldrw.u32 q5, [r9, q1, uxtw #2]
	vldrw.u32 q7, [q6, #-388]!
	vldrw.u32 q7, [r5], #84
	vst20.32 {q1, q2}, [r3]
	vst20.32 {q2, q3}, [r9]!
	vst20.8 {q6, q7}, [r0]!
	vst21.32 {q6, q7}, [r8]!
	vst21.8 {q1, q2}, [r12]!
	vst21.8 {q6, q7}, [r11]
	vst41.16 {q0, q1, q2, q3}, [r12]!
	vst41.16 {q4, q5, q6, q7}, [r8]
	vst41.8 {q4, q5, q6, q7}, [r12]
	vst43.16 {q0, q1, q2, q3}, [sp]
	vst43.32 {q3, q4, q5, q6}, [r5]!
	vst43.32 {q4, q5, q6, q7}, [r2]
	vstrb.16 q4, [r10, q5]
	vstrb.16 q4, [r3, #26]
	vstrb.16 q5, [r4], #104
	vstrb.16 q5, [r5]!
	vstrb.16 q7, [r0, #-27]!
	vstrb.32 q0, [r0], #82
	vstrb.32 q2, [r6, #60]!
	vstrb.32 q5, [r2, q5]
	vstrb.32 q5, [r3, #-124]
	vstrb.8 q1, [r0, #-96]!
	vstrb.8 q5, [r11, #27]
	vstrb.8 q6, [r11, q4]
	vstrb.8 q6, [r4], #112
	vstrd.64 q0, [q2, #-208]
	vstrd.64 q0, [r1, q5]
	vstrd.64 q3, [q0, #656]!
	vstrd.64 q5, [r9, q0, uxtw #3]
	vstrh.16 q0, [r10, q4]
	vstrh.16 q1, [r1, #-4]
	vstrh.16 q1, [r8, q2, uxtw #1]
	vstrh.16 q2, [r10]
	vstrh.16 q2, [r5], #-252
	vstrh.16 q5, [r0, #18]!
	vstrh.32 q0, [r0], #-166
	vstrh.32 q0, [r2, #-168]!
	vstrh.32 q3, [r2, q6, uxtw #1]
	vstrh.32 q5, [r4, #172]
	vstrh.32 q7, [r6, q6]
	vstrw.32 q1, [lr], #-256
	vstrw.32 q2, [q3, #-468]!
	vstrw.32 q4, [r10, q1, uxtw #2]
	vstrw.32 q5, [r2, q0]
	vstrw.32 q6, [sp, #-264]
	vstrw.32 q7, [q2]
	vstrw.32 q7, [q5]!
