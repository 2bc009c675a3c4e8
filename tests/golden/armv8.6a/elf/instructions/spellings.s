@ triple: armv8.6a-linux-gnueabihf
@ args: -mattr=+neon,+fullfp16,+virtualization,+mp,+trustzone,+crc,+bf16
@ Aliases, omitted operands, and immediates that select another instruction.
add r0, #1
add r0, r1
add r0, r1, lsl #2
add r0, r1, lsl r2
rsb r0, #1
rsc r0, r1
adcs r0, r1, lsl #3
add r0, r1, #-1
sub r0, r1, #-1
add r0, #-5
adds r0, r1, #-1
subs r0, #-1
adc r0, r1, #-5
sbc r0, r1, #0xfffffffe
and r0, r1, #0xffffff00
bic r0, r1, #0xffffff00
ands r0, #-256
cmp r0, #-1
cmn r0, #-1
cmp r0, #-256
mov r0, #-1
mvn r0, #-1
mov r0, #0xffff00ff
mov r0, #0x1234
mov r0, #65535
neg r0, r1
negs r0, r1
lsl r0, r1, #0
lsr r0, r1, #32
asr r0, r1, #32
lsr r0, r1, #0
asr r0, r1, #0
ror r0, r1, #0
lsl r0, #2
lsrs r0, #2
lsl r0, r1
asrs r0, r1
rrx r0, r1
rrxs r0, r1
mov r0, r1, lsl #0
mov r0, r1, lsl #3
mov r0, r1, lsr #32
mov r0, r1, rrx
movs r0, r1, asr r2
mov r0, r1, ror #0
mul r0, r1
muls r0, r1
mul r0, r0, r1
sdiv r0, r1
udiv r0, r1, r2
ssat r0, #1, r1, asr #32
ssat r0, #1, r1, lsl #31
usat r0, #31, r1, asr #1
pkhbt r0, r1, r2, lsl #0
pkhtb r0, r1, r2, asr #32
pkhtb r0, r1, r2
sxtb r0, r1, ror #8
sxtb r0, r1, ror #0
sxtab r0, r1, r2, ror #24
bfi r0, r1, #3, #4
bfc r0, #3, #4
sbfx r0, r1, #3, #4
ldr r0, [r1, #-0]
ldr r0, [r1, #4095]
ldr r0, [r1], #-0
ldr r0, [r1, r2, lsl #0]
ldr r0, [r1, r2, lsr #32]
ldr r0, [r1, r2, rrx]
ldr r0, [r1, r2, ror #0]
ldr r0, [r1, +r2]
ldr r0, [r1], +r2
ldr r0, [r1], r2, lsl #3
ldrh r0, [r1], #-4
ldrh r0, [r1, #255]
ldrh r0, [r1, #-0]
ldrd r0, [r1]
ldrd r0, [r1, r2]
ldrd r0, r1, [r2]
ldm r0, {r0-r3}
ldmfd sp!, {r0-r3, pc}
stmfd sp!, {r4, lr}
ldmea r0!, {r1}
ldmia sp!, {r4}
stmdb sp!, {r4}
push {r4}
pop {r4}
push {r4-r7}
pop {pc}
push {sp}
ldmia r0!, {r1, pc}^
ldm r0, {r1}^
svc #0
swi 0x123
svc 0
bkpt #0
bkpt
udf #65535
hlt #1
hvc #1
smc #15
nop
yield
wfe
hint #17
dbg #1
cpsie if
cpsid aif, #19
cps #31
setend be
dmb
dmb ish
dsb #5
isb
isb #3
clrex
mrs r0, cpsr
mrs r0, apsr
mrs r0, spsr
msr cpsr_c, r0
msr cpsr_fsxc, #15
msr apsr_nzcvq, #0xf0000000
msr spsr, r0
msr cpsr_all, r0
mrs r0, r8_usr
msr lr_svc, r0
rfefd sp!
srsdb sp!, #19
srsia #19!
mcr p15, 0, r0, c7, c5, 0
mcr p15, #0, r0, c7, c5
mrc p15, 0, apsr_nzcv, c0, c0, 0
mcrr p15, 1, r0, r1, c2
ldc p14, c5, [r0, #4]
ldc p14, c5, [r0], {4}
b .
bl #8
b #-8
blx #6
beq #8
bx lr
blxeq r3
adr r0, #4
adr r0, #-8
adreq r0, #1024
ldr r0, [pc, #4]
ldr r0, [pc]
str r0, [pc, #-4]
pld [r0, #-4]
pld [r0, r1, lsl #2]
pli [r0]
teq r0, r1, rrx
tst r0, #1, #30
mov r0, #1, #30
msr cpsr_f, #1, #30
strex r0, r1, [r2]
ldrexd r0, r1, [r2]
strexd r0, r2, r3, [r4]
ldrexd r0, [r2]
crc32w r0, r1, r2
vmov.f32 s0, #1.0
vmoveq.f32 s0, #1.0
vaddeq.f32 s0, s1, s2
vaddeq.i32 d0, d1, d2
vldreq d0, [r0]
vldmia r0!, {d0-d3}
vpush {d8-d15}
vcmpe.f64 d0, #0
vmrs APSR_nzcv, fpscr
fmstat
vmrseq apsr_nzcv, fpscr
vcvt.f64.s32 d0, s0
vmov.i32 q0, #0xff00
vmov.i64 d0, #0xff00ff0000ffff00
vld1.32 {d0[]}, [r0:32]!
vst4.8 {d0, d2, d4, d6}, [r0], r1
vtbl.8 d0, {d1, d2}, d3
vsdot.s8 q0, q1, q2
vcmla.f32 q0, q1, q2, #90
aese.8 q0, q1
add.w r0, r1, r2
addeq.w r0, r0, #1
lda r0, [r1]
stlexd r0, r2, r3, [r4]
ldrt r0, [r1]
ldrt r0, [r1], #4
ldrbt r0, [r1], -r2, lsl #3
ldrht r0, [r1]
strht r0, [r1], r2
ldrsbt r0, [r1], #-3
umull r0, r1, r2, r3
umulls r0, r1, r2, r3
smlals r0, r1, r2, r3
smlalseq r0, r1, r2, r3
mlas r0, r1, r2, r3
mulseq r0, r1, r2
addseq r0, r1, r2
movseq pc, lr
subs pc, lr, #4
eret
trap
setpan #1
sb
ssbb
esb
csdb
tsb csync
