# triple: x86_64-linux-gnu
.globl d
.globl a
.weakref a, c
.long b
.weakref e, f
.type g, @function
.weakref h, i
.weakref g, j
.hidden k
.weakref l, k
.long l
.weakref m, n
z = m+1
.set o, p
.weakref o, q
.comm r, 4
.weakref r, s
.globl t
.weakref t, u
.weakref t, v
.weakref w, c
.quad w@PLT
