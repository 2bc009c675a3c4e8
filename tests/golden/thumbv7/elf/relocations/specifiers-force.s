# triple: thumbv7-linux-gnueabihf
bl d(PLT)
b d(PLT)
b.w d(GOT)
beq d(PLT)
d:
adds r5, :lower0_7:f
.byte .
