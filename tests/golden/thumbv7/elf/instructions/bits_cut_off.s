# triple: thumbv7-linux-gnueabihf
strd r8, r2, [r4], #4096
strd r8, r2, [r4], #1022
strd r1, [r4], #-3
ldrd r8, r2, [r4], #-1024
ldrd r8, r2, [r4], #0x12345678
strd r8, r2, [r4], #-4
str r0, [r4], #-256
str r5, [lr], #0xff000000
ldr r0, [r4], #65535
ldrsb r0, [r4], #300
strh r0, [r4], #0x1ff
ldr r2, =0x100000000
ldr r2, =0x1ffffffff
ldr r2, =-0x80000001
ldr r2, =0x7fffffffffffffff
it ne
ldrne r2, =0x100000000
blx b+0x12345678
blx b-0x1234567c
adr.w r7, g+0xff000000
adr.w r7, h+0x1000
adr.w r7, h-0x2001
adr r7, .+65535
h:
