# triple: thumbv7m-none-eabi
.syntax unified
pop {sp}
pop {r0, sp}
pop {r0, sp, pc}
pop.w {r0, sp}
pop {sp, lr}
