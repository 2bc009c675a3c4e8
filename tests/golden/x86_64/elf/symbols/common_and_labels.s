# triple: x86_64-linux-gnu
.common d, 8
d: .globl f
d: .globl f
