# triple: thumbv7m-none-eabi
ldr r0, [r1, #-256]
ldr r0, [r1, #-300]
strb r0, [r1, #-300]
ldr r0, [r1, #5000]
add r0, r1, #5000
sub sp, sp, #5000
