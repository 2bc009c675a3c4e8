# triple: thumbv7-linux-gnueabihf
pop {sp}
pop {r0, sp}
pop {r0, sp, pc}
pop {sp, lr}
