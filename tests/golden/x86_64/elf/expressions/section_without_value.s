# triple: x86_64-linux-gnu
# The section of a variable does not depend on its value: a difference counts as a number, whatever is subtracted.
.set y, .-64-(.Lb-d)
.Lb:
a: nop
.set z, d-b+a
.globl z
.set w, (4-b)+a
nop
b: .quad y, z, w
.set v, (e-b)+a
.set u, v+1
.data
nop
e: .quad v, u
.set t, d+(a-b)
.quad t
