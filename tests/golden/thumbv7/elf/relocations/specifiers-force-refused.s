# triple: thumbv7-linux-gnueabihf
ldr r0, d(PLT)
.p2align 2
d:
