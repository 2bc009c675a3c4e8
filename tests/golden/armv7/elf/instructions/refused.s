@ triple: armv7-linux-gnueabihf
add r0, r1, #0x101
ldr r0, [r0], #4
str r1, [r1, #8]!
ldrb pc, [r0]
ldm r0!, {r0, r1}
ldm r0!, {r1, r2}^
stm r0!, {r1}^
pop {r0, sp}
umull r0, r0, r1, r2
ldrd r1, r2, [r0]
ldrd r0, r2, [r4]
ldrd r14, r15, [r0]
ldrd r0, r1, [r1], #8
mul pc, r0, r1
cmp pc, r0, lsl r1
ldrh r0, [r1, r2, lsl #1]
ldrh r0, [r1, #256]
ldr r0, [r1, #4096]
add.n r0, r1, r2
cbz r0, .
tbb [r0, r1]
clzs r0, r1
vaddeq.i32 q0, q1
dmbeq
lsl r0, r1, #32
mov r0, #1, #31
mov r0, #256, #2
msr cpsr_q, r0
sbfx r0, r1, #31, #2
ldrex r0, [r1, #4]
swp r0, r1, [r2, #4]
bfi r0, pc
adr r0, #0x101
blx #1
