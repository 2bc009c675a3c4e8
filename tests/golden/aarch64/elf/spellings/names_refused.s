// triple: aarch64-linux-gnu
// mattr: +sve
a .req z1.b
b .req p1.h
c .req v2.4s
d .req nothing
