# triple: thumbv7-linux-gnueabihf
ldr r2, [r1], #4095
ldr.w r2, [r1], #-255
ldr.w pc, [r1], #4
str.w sp, [r1], #4
str.w r2, [pc], #4
str r2, [pc], #4
