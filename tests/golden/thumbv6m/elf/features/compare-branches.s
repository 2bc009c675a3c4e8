# triple: thumbv6m-none-eabi
cbz r0, 1f
cbnz r0, 1f
nop
1:
.cpu cortex-m23
cbz r0, 1f
nop
1:
.cpu cortex-m0
cbnz r0, 1f
nop
1:
