@ triple: thumbv8-windows-msvc
@ mattr: +neon,+fp-armv8
@ What llvm-mc takes without a look at its range, or dies of, is a mistake here (docs/arm.md).
ldrb.w r0, [r1, #-0]
strh.w r0, [r1, #-0]
ldr r0, [r1], #256
strb r0, [r1], #-256
ldrd r0, r1, [r2], #1024
ldrd r0, r1, [r2], #3
bl #16777216
bl #100000000
adr.w r0, #4096
adr.w r0, #-5000
vshl.i8 q0, q1, #8
vsli.8 q0, q1, #100
vqshl.u64 d0, d1, #64
vqshlu.s32 d0, d1, #40
vcvt.f32.u32 d0, d1, #33
