# triple: thumbv7-linux-gnueabihf
bne .+8
cbz r0, .+8
cbnz r7, a+-4
bhi .+-1
bne.w .+2
smull r1, r1, r2, r3
umaal r0, r0, r2, r3
smlaltt r4, r4, r2, r3
ldr r2, =0x123456789
