# triple: aarch64-linux-gnu
# Each round of the layout moves a label after an '.org' to it, and there are as many rounds as fragments.
.arch armv8-a+crc
.cpu cortex-a53
.arch_extension crypto
. = f+31
f:
