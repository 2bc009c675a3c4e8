# triple: thumbv7-linux-gnueabihf
.section .p, "axy"
nop
