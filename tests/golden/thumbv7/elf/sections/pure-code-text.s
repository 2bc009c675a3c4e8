# triple: thumbv7-linux-gnueabihf
nop
.section .p, "axy"
nop
