@ triple: armv8.6a-linux-gnueabihf
@ args: -mattr=+neon,+fp-armv8,+crypto,+crc,+fullfp16,+dotprod,+fp16fml,+bf16,+i8mm,+mp,+trustzone,+virtualization,+hwdiv-arm
@ One of each form that llvm-mc disassembles, with any registers and numbers.
adc lr, lr, lr, lsr #20
adc lr, r10, r1, lsl r11
adc lr, r12, r10, ror #22
adc lr, r5, sp, lsl #3
adcs lr, lr, #240, #20
adcs lr, pc, r12, ror #20
adcs lr, r12, r11, asr #12
adcs lr, r12, r9, lsl pc
add lr, pc, r1, asr #7
add lr, pc, sp, asr pc
add lr, r11, lr, asr #19
add lr, r11, pc, ror #29
adds lr, lr, #208, #14
adds lr, lr, #759169024
adds lr, r0, pc, lsr r3
adds lr, r1, sp, asr #11
and lr, pc, r12, lsl r5
and lr, r0, sp, ror r12
and lr, r1, r1
and lr, r12, #52, #2
ands lr, pc, pc, ror r6
ands lr, r0, pc, lsl pc
ands lr, r1, r6, asr r2
ands lr, r10, #84, #28
asr r3, r11, #28
asr r5, sp, #21
asr r9, r3, r3
asrge sp, r6, #25
asrs r1, pc, #26
asrs r8, sp, r0
b #11059472
bfc lr, #23, #7
bfc r11, #13, #3
bfcne r4, #6, #22
bfi lr, lr, #3, #1
bfi r0, r3, #0, #1
bfi r1, lr, #2, #1
bfigt r4, lr, #17, #1
bhs #24749812
bic lr, r0, lr, ror #21
bic lr, r10, r11, ror r0
bic lr, r11, sp, lsl r8
bic lr, r2, r0, lsl #27
bics lr, pc, sp, asr r0
bics lr, r10, r2, lsl r3
bics lr, r3, #224, #22
bics lr, r8, r0, lsr r7
bkpt #31854
bl #19696876
blhs #31925724
blx #25023242
cmn lr, #140, #4
cmn lr, r0, asr #3
cmn lr, r10, lsr #21
cmn lr, r11, lsl #4
cmp lr, lr, asr #27
cmp lr, lr, asr r2
cmp lr, lr, lsl #7
cmp lr, pc, ror r7
cps #7
cpsid af
cpsid f, #21
cpsid i, #9
cpsid if
cpsie ai
cpsie f
cpsie i
cpsie i, #12
crc32b r2, sp, r4
crc32b r6, r4, sp
crc32b r7, r12, r2
crc32b sp, lr, r11
crc32cb r1, r12, lr
crc32cb r12, r4, r0
crc32cb sp, r1, r3
crc32ch lr, lr, r3
crc32ch r1, r4, r10
crc32ch r12, r12, lr
crc32ch r4, lr, lr
crc32cw r0, r1, r5
crc32cw r1, r6, sp
crc32cw r11, sp, r6
crc32cw sp, r9, r5
crc32h lr, sp, r9
crc32h r6, r10, r4
crc32h sp, r4, r7
crc32h sp, r7, lr
crc32w r12, r6, r0
eor lr, lr, r0, lsl #15
eor lr, r0, sp, lsr #32
eor lr, r1, r5, ror sp
eor lr, r10, r7, lsr #21
eors lr, lr, #48, #14
eors lr, lr, r5, lsl #4
eors lr, pc, r3, lsl lr
eors lr, pc, sp, ror #14
hlt #6508
ldabhi r3, [lr]
ldc p14, c0, [pc, #160]!
ldc p14, c0, [r0, #-972]!
ldc p14, c0, [r12], #-744
ldc p14, c0, [r6, #200]
ldcl p14, c0, [r1, #640]!
ldcl p14, c0, [r10, #756]
ldcl p14, c0, [r1], #520
ldcl p14, c0, [r8], {157}
ldm lr!, {r2, r3, r4, r5, r6, r8, r9, r10, r11, r12, sp, lr, pc} ^
ldm pc, {r0, r1, r4, r5, r7, r9, sp} ^
ldm pc, {r2, r3, r5, r8, r11, r12, lr, pc}
ldm r12, {r0, r2, r3, r4, r6, r7, r9, r12, sp, lr}
ldmda lr!, {r0, r1, r4, r6, r8, r9, r10, sp, pc}
ldmda pc, {r0, r1, r2, r3, r4, r5, r6, r9, r10, pc}
ldmda r11, {r0, r1, r6, r7, r8, r9, pc} ^
ldmda r11, {r1, r2, r3, r5, r7, r8, r10, r11, r12, lr}
ldmdb lr, {r1, r2, r3, r7, r9, r11} ^
ldmdb pc!, {r0, r1, r3, r4, r7, r8, r9, r11, r12}
ldmdb pc, {r0, r1, r2, r3, r4, lr, pc}
ldmdb r9, {r0, r1, r7, r8, sp, pc} ^
ldmib lr, {r3, r4, r8, r9, r10, sp, lr} ^
ldmib pc!, {r0, r1, r2, r3, r4, r5, r11, sp, lr}
ldmib pc, {r8, sp, lr, pc}
ldmib r1, {r4, r5, r7, r9, r10, r11, sp, lr} ^
ldr lr, [lr, r12, ror #3]
ldr lr, [pc], -r5, lsr #8
ldr lr, [pc], r11, asr #8
ldr lr, [r0, r7, lsl #3]
ldrb lr, [lr, lr, ror #10]
ldrb lr, [lr, r6, lsr #30]
ldrb lr, [pc, r0, asr #6]
ldrb lr, [pc], -r6
ldrbt lr, [lr], -r7, ror #4
ldrbt lr, [pc], -lr, asr #8
ldrbt lr, [pc], -r5, lsr #9
ldrbt lr, [r0], r2, asr #10
ldrd r0, r1, [sp, r6]!
ldrd r10, r11, [lr, -r9]!
ldrd r10, r11, [r5], -pc
ldrd r10, r11, [sp, r7]
ldrh lr, [r10, lr]
ldrh lr, [r2], r3
ldrh lr, [r9, -r2]!
ldrh lr, [sp, -lr]
ldrht lr, [r12], -sp
ldrht lr, [r5], r0
ldrht lr, [r8], #121
ldrht r1, [r12], #85
ldrsb lr, [r1, lr]!
ldrsb lr, [r12, -lr]
ldrsb lr, [r9, r8]!
ldrsb pc, [r0, #-117]
ldrsbt lr, [lr], r12
ldrsbt lr, [pc], #163
ldrsbt lr, [r1], -r7
ldrsbt pc, [r4], #186
ldrsh lr, [lr, -pc]
ldrsh lr, [r2], #-16
ldrsh lr, [r7, r10]!
ldrsh lr, [r8, sp]!
ldrsht lr, [sp], #-61
ldrsht lr, [sp], pc
ldrsht pc, [r2], #155
ldrsht r0, [pc], -r7
ldrt lr, [lr], -r8, asr #18
ldrt lr, [lr], sp, lsl #30
ldrt lr, [pc], r3, asr #26
ldrt lr, [r10], -lr, ror #23
lsl lr, r4, #18
lsl r10, r2, r2
lsl r12, lr, #20
lsl r7, r8, #21
lsls pc, lr, #9
lsls r0, r12, r8
lsls r3, r5, #24
lsr r12, pc, #21
lsr r4, r10, r7
lsr r6, r2, #27
lsrs r7, r7, r9
lsrs sp, r5, #13
mcr p14, #0, r0, c5, c6, #4
mcr p14, #0, r11, c11, c6, #3
mcr p14, #0, r3, c10, c1, #1
mcr p14, #0, r3, c15, c0, #3
mcrr p14, #0, r1, r11, c10
mcrr p14, #1, r10, r9, c4
mcrr p14, #1, r4, r12, c8
mcrr p14, #1, sp, r9, c5
mla lr, r11, r9, r2
mla r0, sp, sp, r2
mla r11, lr, r9, lr
mla r11, r4, lr, r7
mlas r11, r7, r8, r1
mlas r11, sp, sp, lr
mlas r2, r5, r6, lr
mlas sp, r9, r10, r8
mls lr, r6, pc, r2
mls r0, r11, r5, sp
mls r1, pc, sp, r0
mls r1, r11, lr, sp
mov lr, #392
mov lr, #80, #24
mov r1, #128, #14
mov r10, #40192
movs lr, #36962304
movs r11, #3, #26
movs r9, #8192
movshi r1, #360710144
movsls lr, #2160
movt r5, #28131
movthi r4, #58336
movw pc, #30890
movw r1, #31491
movwmi r4, #23928
movwvs lr, #44183
mrc p14, #0, lr, c12, c0, #1
mrc p14, #0, lr, c5, c2, #4
mrc p14, #0, lr, c7, c0, #1
mrc p14, #0, r0, c12, c4, #0
mrrc p14, #0, lr, r8, c2
mrrc p14, #1, r4, r4, c12
mrrc p14, #10, lr, r4, c12
mrrc p14, #11, r2, r6, c10
mrs lr, spsr
mrs r12, apsr
mrs r8, spsr
mrsge r4, spsr
msr APSR_g, #1308622848
msr APSR_g, #68, #16
msr APSR_nzcvq, #136, #2
msr APSR_nzcvqg, #252, #28
mul lr, r3, sp
mul r1, lr, r7
mul r12, r10, lr
mul r8, r9, r12
muls r0, r3, r1
muls r11, lr, sp
muls r6, sp, r10
muls r7, r9, sp
mulsle r3, r5, r0
mvn lr, #32, #6
mvn lr, pc, lsl #8
mvn lr, r2, ror r12
mvn lr, r6, lsr #16
mvns lr, #1006632963
mvns lr, pc, ror #12
mvns lr, r1, lsr #24
mvns lr, r12, asr lr
orr lr, lr, r0, ror #27
orr lr, pc, pc, asr #7
orr lr, pc, r4, lsr #32
orr lr, r0, #228, #20
orrs lr, lr, #99328
orrs lr, r10, r11, lsr #28
orrs lr, r10, r9, lsl #20
orrs lr, r12, r5, ror r12
pkhbt r5, r12, r4
pkhbt r5, r8, lr, lsl #13
pkhbt r6, r2, lr
pkhbt r8, r6, r3, lsl #12
pkhtb lr, r10, r3, asr #31
pkhtb r10, r5, lr, asr #30
pkhtb r2, r2, r5, asr #26
pkhtb r7, lr, r1, asr #8
pld [r11, lr, lsr #8]
pld [r12, #-750]
pld [r3, -r5, asr #17]
pld [r3, r8, lsr #14]
pldw [lr, pc, lsr #28]
pldw [pc, #2414]
pldw [r1, -sp, asr #31]
pldw [r11, #2390]
pli [lr, #-576]
pli [lr, r0, lsl #23]
pli [r11, -lr, asr #23]
pli [r11, -r2, asr #13]
popgt {r0, r1, r3, r6, r10, pc}
push {r0, r2, r5, r6, r7, sp, pc}
pushge {r1, r3, r4, r5, r7, r10, r12, pc}
qadd lr, r6, r8
qadd r12, r7, r10
qadd r4, lr, r3
qadd sp, r10, lr
qadd16 lr, r1, r8
qadd16 r11, sp, r2
qadd16 r6, r12, r8
qadd16 r7, r4, sp
qadd8 r9, lr, r2
qadd8 r9, r11, r3
qadd8 r9, r6, lr
qadd8 sp, r0, r7
qasx r11, r2, r10
qasx r5, sp, r1
qasx r8, lr, lr
qasx r9, r8, lr
qdadd r6, r9, r12
qdaddgt r6, r2, sp
qdaddpl r3, r2, r4
qdsub lr, r0, sp
qdsub lr, sp, r9
qdsub r7, r11, r9
qdsub r8, r4, sp
qsax lr, r4, r12
qsax lr, r9, lr
qsax r11, r4, r10
qsax r6, lr, r3
qsub r10, r9, r4
qsub r11, lr, r11
qsub r3, r6, lr
qsub sp, r11, r1
qsub16 r10, lr, r9
qsub16 r8, r11, lr
qsub16 r8, r4, r5
qsub16 sp, r0, r5
qsub8 r4, lr, lr
qsub8 r7, r8, r1
qsub8 r8, r10, sp
qsub8 sp, r6, r4
rfeda r7!
rfeda sp!
rfedb pc!
rfedb r8!
rfeia r7!
rfeia sp!
rfeib lr!
rfeib r3!
ror r0, r2, #14
ror r4, sp, r4
ror r8, lr, #22
rors r0, r2, r3
rors r7, lr, #18
rsb lr, lr, r12, ror pc
rsb lr, lr, r8, ror #20
rsb lr, pc, r5, lsr #30
rsb lr, pc, sp, lsl #31
rsbs lr, lr, #-654311424
rsbs lr, r0, lr, asr #8
rsbs lr, r10, #-1073741804
rsbs lr, r10, r4, lsr r7
rsc lr, lr, #3264
rsc lr, pc, pc, asr #2
rsc lr, r4, r12, asr #25
rsc lr, r7, pc, rrx
rscs lr, lr, pc, asr r1
rscs lr, pc, r4, lsl #30
rscs lr, r0, r6, asr #22
rscs lr, r12, r9, lsr r11
sadd16 lr, r0, r5
sadd16 r0, sp, lr
sadd16 r4, r10, r4
sadd16 r5, sp, r8
sadd8 lr, r5, lr
sadd8 r9, r2, r6
sadd8ge lr, r2, r2
sadd8ge r11, r0, r0
sasx lr, r2, r0
sasx r0, r12, r3
sasx r12, r5, sp
sasx sp, lr, r11
sb
sbc lr, lr, r5, lsr r3
sbc lr, pc, r12, asr #16
sbc lr, r11, r8, lsl #30
sbc lr, r12, sp, asr #7
sbcs lr, lr, r2, asr #17
sbcs lr, lr, r9, lsr #14
sbcs lr, pc, #156, #4
sbcs lr, r1, sp, lsl r3
sbfx r3, r2, #27, #2
sbfx r5, lr, #5, #13
sbfxgt r1, sp, #17, #2
sbfxmi lr, r0, #0, #10
sdiv r10, r10, pc
sdiv r7, r3, r6
sel lr, r3, r4
sel lr, r5, lr
sel r4, pc, sp
sel r5, r6, r3
setpan #1
shsax lr, r9, r12
shsax r12, lr, lr
shsax r2, lr, r5
shsax r4, r0, r3
shsub16 r0, lr, r11
shsub16 r11, r3, r6
shsub16 r2, r3, lr
shsub16 sp, sp, lr
shsub8 r1, r10, r7
shsub8 r12, r8, sp
shsub8 r12, sp, r3
shsub8 sp, r0, r7
smlabb lr, r10, r5, r6
smlabb r0, r11, lr, r1
smlabb r4, r4, r3, r8
smlabb r7, r3, r2, lr
smlabt lr, r4, r0, pc
smlabt r11, r9, r5, r7
smlabt r12, lr, r4, r4
smlabt r5, r5, r12, pc
smlad r0, lr, r8, lr
smlad r10, r11, r10, r11
smlad r3, sp, lr, r0
smlad r4, r11, r0, sp
smladx r1, r12, r2, r0
smladx r5, r9, r6, sp
smlal pc, r7, r6, lr
smlal pc, sp, sp, sp
smlal r10, r0, pc, r11
smlal r11, pc, lr, r2
smlalbb r1, r7, r11, r8
smlalbb r2, lr, lr, r8
smlalbb r6, r8, sp, r4
smlalbb r7, r0, lr, lr
smlalbt lr, r10, r4, r8
smlalbt r5, r6, r7, lr
smlalbt r6, sp, lr, r7
smlalbt r7, r9, r0, r5
smlald lr, r1, r3, lr
smlald lr, r9, r6, r8
smlald r3, r4, r9, r9
smlald r4, r6, lr, r0
smlaldx r0, lr, sp, r2
smlaldx r1, lr, r5, r5
smlaldx sp, r11, r8, r8
smlaldxls r7, r0, r12, r11
smlals lr, r4, lr, r6
smlals lr, r9, r1, r12
smlals pc, r2, r11, pc
smlals r10, r6, lr, pc
smlalshi r2, r8, r6, r2
smlaltb lr, r1, r6, r12
smlaltb r1, lr, r6, r1
smlaltb r1, r10, r5, lr
smlaltb r12, r10, sp, r11
smlaltt lr, r4, lr, r7
smlaltt r0, r3, lr, r5
smlaltt r6, sp, r4, r4
smlaltt r9, sp, r3, sp
smlatb lr, r4, r8, sp
smlatb r1, sp, lr, r2
smlatb r10, r10, lr, r7
smlatb r3, lr, r11, lr
smlatt lr, lr, r8, r4
smlatt lr, r1, r8, r2
smlatt r0, lr, r10, r6
smlatt r0, r1, r9, r12
smlawb lr, r10, sp, r2
smlawb r0, r8, sp, r7
smlawb r12, r10, r10, r2
smlawb r2, r7, sp, sp
smlawt r2, lr, r5, r1
smlawt r2, r2, r5, r6
smlawt r5, lr, r7, lr
smlawt r7, r0, r11, sp
smlsd lr, r4, sp, r3
smlsd r11, r4, sp, r7
smlsd r4, r11, r7, lr
smlsd r6, r2, r7, r9
smlsdx lr, lr, sp, r2
smlsdx r10, r6, lr, r10
smlsdx r10, r7, r12, lr
smlsdx r2, r11, r3, r0
smlsld r0, r3, r5, r12
smlsld r0, r6, r2, lr
smlsld r11, r5, lr, r2
smlsld sp, r5, r1, r8
smlsldx lr, r1, r11, r8
smlsldx r0, r11, r1, r12
smlsldx r0, r12, sp, r0
smlsldx r11, r2, lr, lr
smmla pc, r4, sp, r2
smmla r1, sp, r4, r0
smmla r10, r6, pc, r3
smmla r12, r12, r0, lr
smmlar lr, lr, r12, r5
smmlar pc, r6, r7, r2
smmlar r1, r11, r4, lr
smmlar r11, r4, sp, r3
smmls pc, sp, r0, r12
smmls r0, r3, pc, r0
smmls r10, r7, r12, r8
smmls r10, sp, r11, pc
smmlsge r6, r2, r11, r11
smmlsr lr, r9, lr, r3
smmlsr pc, sp, r10, r12
smmlsr r11, r11, r7, r12
smmlsr r2, pc, r2, r9
smmul r0, lr, r1
smmul r0, r3, r5
smmulpl sp, pc, r2
smmulr r11, r5, lr
smuad r2, r1, r5
smuadxpl r11, r10, r3
smulbb pc, r9, r2
smulbb r1, lr, r10
smulbb r3, r3, r7
smulbb r8, r7, pc
smulbt lr, lr, sp
smulbt lr, r4, lr
smulbt r10, r6, r3
smulbt r7, sp, r4
smull lr, pc, r8, r0
smull r11, pc, sp, r4
smull r2, r6, sp, r3
smull r8, r10, r5, r3
smulls pc, r8, sp, r7
smulls r12, r7, r1, sp
smulls r2, sp, r3, r9
smulls r5, r7, lr, r5
smullsge r9, r4, r10, r0
smullsls r11, lr, r5, r9
smultb pc, r7, r8
smultb r12, r1, pc
smultb r12, r3, r0
smultb r5, sp, r3
smultt lr, r12, r12
smultt pc, lr, r1
smultt r0, r1, r12
smultt r2, sp, r3
smulwb lr, lr, pc
smulwb lr, pc, r5
smulwb lr, r7, r7
smulwb r6, r2, r6
smulwt lr, pc, pc
smulwt pc, r2, r12
smulwt r0, lr, r1
smulwt r11, r7, r4
smusd r10, r0, r10
smusdx r4, r7, r4
smusdxgt r1, r8, sp
ssat lr, #3, r2, lsl #30
ssat r1, #29, lr, asr #12
ssat r10, #18, r11, lsl #10
ssat r2, #30, r10, asr #10
ssat16 r1, #8, r11
ssax lr, r12, r9
ssax lr, sp, lr
ssax r11, r4, sp
ssax r4, r6, r2
ssub16 r12, r7, r11
ssub16 r6, sp, r6
ssub16 sp, r6, r2
ssub16ne r10, r4, r6
ssub8 r5, r0, r4
ssub8vs r6, r2, r10
stc p14, c0, [r11, #148]!
stc p14, c0, [r12, #464]
stc p14, c0, [r12], #-844
stc p14, c0, [r7], {180}
stcl p14, c0, [r2, #-452]
stcl p14, c0, [r4], {173}
stcl p14, c0, [r6], #188
stcl p14, c0, [r7, #868]!
stl r12, [sp]
stlex r8, r9, [sp]
stlexb pc, r0, [r1]
stlexb r11, r8, [r1]
stlexbeq r1, r0, [r4]
stlexd pc, r8, r9, [pc]
stlexd r12, r12, sp, [r8]
stlexdpl r11, r10, r11, [r1]
stlexh r3, r7, [r9]
stlh r10, [r12]
stm r4, {r0, r2, r4, r8, r9, r11, lr} ^
stm r5!, {r0, r3, r4, r5, r7, r11, pc}
stm r9, {r3, r4, r5, r6, r8, r9, r10, r12, sp, lr, pc}
stm sp!, {r0, r1, r2, r4, r8, r10, r11, sp, lr}
stmda lr, {r0, r1, r4, r6, sp}
stmda r12, {r1, r3, r4, r7, r9, r12, sp, lr, pc} ^
stmda r6!, {r0, r1, r3, r5, r6, r7, r8, r10, r12}
stmda r9, {r0, r3, r4, r7, r9, r10, r11, r12, sp}
stmdb lr!, {r0, r1, r7, r9, r10, r12, sp, lr}
stmdb lr, {r0, r1, r3, r6, r7, r9, r10, r11, r12, sp, lr, pc} ^
stmdb pc, {r0, r1, r9, r12, sp, pc}
stmdb r2!, {r0, r1, r4, r5, r7, r8, r10, r12, pc}
stmib pc!, {r0, r2, r7, r8, r10, r11, r12, sp}
stmib pc, {r5, r7, r8, r11, sp, lr}
stmib pc, {r5, r8, r9, r10, r12, sp, lr, pc} ^
stmib r2, {r1, r2, r5, r8, r11, r12}
str lr, [pc, -lr, lsl #14]
str lr, [pc, -r10]
str lr, [r0, -r9, lsl #6]
str lr, [r11, -lr, lsl #5]
strb lr, [lr, -r11, lsl #11]
strb lr, [lr, lr, ror #26]
strb lr, [pc, #3788]!
strb lr, [pc], r4, ror #19
strbt lr, [lr], -r0, asr #32
strbt lr, [lr], r7, asr #9
strbt lr, [r10], r1
strbt lr, [r11], #-1147
strd r0, r1, [r9, -sp]!
strd r10, r11, [r9, r11]!
strd r10, r11, [sp], lr
strd r12, sp, [r1, #127]!
strex r8, r10, [r3]
strexb r2, r6, [r9]
strexb r2, sp, [sp]
strexd sp, r0, r1, [r1]
strexh pc, r9, [r4]
strexh r0, r2, [r7]
strh lr, [lr, #50]
strh lr, [lr, r8]
strh lr, [r1, -sp]!
strh lr, [r4], #-30
strht lr, [r2], #-38
strht lr, [r3], -r6
strht r11, [r1], r5
strht r2, [lr], #-1
strt lr, [lr], r1, ror #26
strt lr, [lr], r6, asr #28
strt lr, [pc], r8, lsl #6
strt lr, [r5], -pc, asr #28
sub lr, lr, #13828096
sub lr, lr, #55, #30
sub lr, lr, r1, lsr sp
sub lr, lr, r11, lsl #29
subs lr, lr, r6, asr #12
subs lr, pc, #68, #6
subs lr, r11, #204, #10
subs lr, r12, r1, lsr r4
svc #14822847
svcmi #1065961
sxtab lr, lr, r5, ror #24
sxtab r10, r12, r5
sxtab r11, r5, sp
sxtab r6, lr, r9
sxtab16 r1, r10, r6, ror #24
sxtab16 r10, lr, r6, ror #24
sxtab16 r12, r11, r12
sxtab16 r6, r2, sp
sxtah r10, r7, r12, ror #8
sxtah r7, r10, lr
sxtah r9, r6, r5
sxtahhs r12, r2, r2, ror #16
sxtb r5, r8, ror #16
sxtb r8, r4
sxtb16 r1, r4, ror #16
sxth r8, r11, ror #16
teq lr, #267386880
teq lr, #44, #14
teq lr, r0, lsl #7
teq lr, r10, lsl r10
tst lr, #220, #22
tst lr, lr, asr r0
tst lr, r10, lsr r10
tst lr, r3, lsr sp
uadd16 lr, r6, r9
uadd16 r4, r3, sp
uadd16 r5, lr, r12
uadd16 r5, r10, r2
uadd8 lr, r11, sp
uadd8 r2, lr, r5
uadd8 r6, r11, r9
uadd8 r8, r0, lr
uasx r0, r5, sp
uasx r4, lr, r0
uasx r9, r1, r7
uasx sp, r3, r4
ubfx r1, r6, #6, #12
ubfx r3, sp, #2, #19
ubfxls r11, lr, #3, #12
udf #25048
udiv r11, r12, lr
udiv r12, r1, r10
uhadd16 r6, r6, r1
uhadd16 r6, sp, r11
uhadd16 r9, r9, lr
uhadd16hi r0, r3, r4
uhadd8 r12, sp, r2
uhadd8 r2, r1, r1
uhadd8 sp, r4, lr
uhadd8 sp, r8, r5
uhasx lr, r2, lr
uhasx r0, r2, r11
uhasxmi r11, r6, r1
uhsax lr, r8, r3
uhsax r0, lr, r2
uhsax r2, r1, r1
uhsaxle r5, r11, r0
uhsub16 r0, r10, r8
uhsub16 sp, r12, r5
uhsub16eq r11, sp, r11
uhsub16mi lr, lr, r3
uhsub8 r11, sp, r5
uhsub8 r12, r4, lr
uhsub8 r4, r10, r5
uhsub8eq r12, r4, r12
umaal pc, r10, r8, r11
umaal r3, sp, sp, r2
umaal r4, r8, r5, r11
umaal r5, lr, r2, r8
umlal pc, r5, lr, r9
umlal pc, r8, r12, lr
umlal r2, r5, sp, r8
umlal r8, lr, r4, sp
umlals pc, sp, r6, r4
umlals r10, r12, r0, r9
umlals r3, r7, lr, r0
umlals r6, lr, r4, r2
umlalsls r12, r3, r7, r7
umlalslt r5, r2, r0, sp
umlalslt r6, sp, r11, r7
umlalsvs sp, lr, r6, r7
umull lr, r4, r0, r3
umull pc, r12, r2, sp
umull r1, lr, lr, r5
umull r10, r0, lr, sp
umulls lr, sp, r12, r0
umulls pc, r6, r2, r9
umulls r11, sp, r4, r11
umulls r2, r10, r6, pc
umullseq r2, r7, r2, r5
uqadd16 r10, r10, r0
uqadd16 r11, r2, lr
uqadd16 r7, lr, sp
uqadd16 sp, r0, sp
uqadd8 lr, sp, r2
uqadd8 r10, r2, lr
uqadd8 r2, r6, r1
uqadd8 r6, lr, r8
uqasx r1, r11, r9
uqasx r1, r8, lr
uqasx r11, lr, lr
uqasx r11, lr, r12
uqsax r2, r1, r2
uqsaxne r3, r12, r8
uqsub16 r0, lr, r9
uqsub16 r0, r5, r11
uqsub16 r2, r5, lr
uqsub16 sp, sp, lr
uqsub8 lr, sp, lr
uqsub8 r6, r8, r9
uqsub8vc r4, r7, r4
usad8 pc, r4, r6
usad8 r10, r0, pc
usada8 lr, r9, r0, lr
usada8 r4, sp, r6, r6
usada8 r6, r0, r2, r4
usada8 r6, r9, pc, r5
usat lr, #21, r7, asr #27
usat r11, #18, sp, asr #13
usat r11, #3, r9, asr #3
usat r6, #2, r6
usat16 r11, #15, r8
usat16 sp, #4, r6
usax lr, sp, r2
usax r11, r6, r3
usax r8, lr, r11
usaxls r2, r3, r6
usub16 r1, r11, lr
usub16 r11, sp, r9
usub16 r8, r7, r3
usub16 sp, r4, lr
usub8 lr, r5, r0
usub8 r1, r0, lr
usub8 r12, r6, r3
usub8 r12, sp, r2
uxtab lr, r12, lr
uxtab r2, r12, r2, ror #16
uxtab r4, r5, sp, ror #8
uxtab r4, sp, r10, ror #8
uxtab16 r2, r8, r3
uxtab16 r3, r0, r1, ror #16
uxtab16 r7, lr, r11
uxtab16 r7, lr, r6, ror #16
uxtah r0, r1, lr, ror #16
uxtah r11, sp, r8, ror #24
uxtah r4, r6, r3, ror #24
uxtah r8, r0, lr
uxtb r3, r12
uxtb16 r12, r0, ror #24
uxth r6, r12, ror #24
