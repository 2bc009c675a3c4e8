# triple: thumbv7m-none-eabi
ldrex r0, [r1, #1024]
str r0, [r1, #-256]!
ldr r0, [pc, #5000]
ldrd r0, r1, [r2, #1024]
