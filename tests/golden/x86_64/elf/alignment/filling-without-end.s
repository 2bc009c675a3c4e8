# triple: x86_64-linux-gnu
# Each round of the layout makes the filling longer: llvm-mc gives up after as many as it has fragments.
a:
nop
.skip c - a + 1
b:
.skip 3
.fill 1, 4
c:
.zero 5
.p2align 3
.text 1
.byte 1
.text 0
.byte 5
.nops 4
