# triple: x86_64-linux-gnu
# The second fragment does not end in an alignment.
.bss
.fill 255, 2, 1
.p2align 3
.fill 255, 2, 1
.subsection 1
.p2align 3
