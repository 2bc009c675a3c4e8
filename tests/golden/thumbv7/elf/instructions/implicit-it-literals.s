@ triple: thumbv7-linux-gnueabihf
@ args: -arm-implicit-it=always
.thumb
cmp r0,#0
ldrne r3, =0x12345678
addne r3, r3, #1
ldreq r1, =7
ldrne r1, =0xff00ff
 ldrgt pc, =foo
 ldrgt r8,=foo
