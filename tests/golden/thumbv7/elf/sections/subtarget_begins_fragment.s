# triple: thumbv7-linux-gnueabihf
# Each round of the layout moves a label after an '.org' to it, and there are as many rounds as fragments.
.arm
.thumb
.cpu cortex-a8
.fpu neon
.arch_extension mp
. = f+31
f:
