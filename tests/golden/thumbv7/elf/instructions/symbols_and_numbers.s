# triple: thumbv7-linux-gnueabihf
a: b a+8
b .+32
b a+0
b.n (a+2)
b 1f+0
1: ldr r7, a+8
ldr r6, .+4
adr r5, .+8
adr r4, a-0
b (a)
ldr r0, a
vldr s0, .+8
x = a+4
b x
