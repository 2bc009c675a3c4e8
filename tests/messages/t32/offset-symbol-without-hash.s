# triple: thumbv7-linux-gnueabihf
    k = 4
    ldr r0, [r1, k]
    ldr r0, [r1, #k]
