@ triple: armv4-linux-gnueabi
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
mul r0, r0, r1
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
nop
cpsie if
cpsid aif, #19
cps #31
setend be
mrs r0, cpsr
mrs r0, apsr
mrs r0, spsr
msr cpsr_c, r0
msr cpsr_fsxc, #15
msr apsr_nzcvq, #0xf0000000
msr spsr, r0
msr cpsr_all, r0
rfefd sp!
srsdb sp!, #19
srsia #19!
cdp p7, 1, c1, c2, c3, 4
mcr p15, 0, r0, c7, c5, 0
mcr p15, #0, r0, c7, c5
mrc p15, 0, apsr_nzcv, c0, c0, 0
mcrr p15, 1, r0, r1, c2
ldc p14, c5, [r0, #4]
ldc p14, c5, [r0], {4}
ldc2l p14, c5, [r0], #-8
b .
bl #8
b #-8
beq #8
adr r0, #4
adr r0, #-8
adreq r0, #1024
ldr r0, [pc, #4]
ldr r0, [pc]
str r0, [pc, #-4]
pld [r0, #-4]
pld [r0, r1, lsl #2]
teq r0, r1, rrx
tst r0, #1, #30
mov r0, #1, #30
msr cpsr_f, #1, #30
swp r0, r1, [r2]
swpb r0, r1, [r2]
strex r0, r1, [r2]
ldrexd r0, r1, [r2]
strexd r0, r2, r3, [r4]
ldrexd r0, [r2]
add.w r0, r1, r2
addeq.w r0, r0, #1
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
trap
