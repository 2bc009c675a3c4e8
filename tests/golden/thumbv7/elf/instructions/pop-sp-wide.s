# triple: thumbv7-linux-gnueabihf
pop.w {sp}
pop.w {r0, sp}
