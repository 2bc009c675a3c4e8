# triple: thumbv7-linux-gnueabihf
ldr.w lr, [r1], #4095
str.w r2, [r1], #4095
ldr.w r2, [r1], #256
