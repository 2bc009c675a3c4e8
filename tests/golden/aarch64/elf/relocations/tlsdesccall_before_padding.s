// triple: aarch64-linux-gnu
// The mark stands in front of what comes next, also where that is padding.
.zero 2
.tlsdesccall x
.p2align 4,7
.tlsdesccall y
.p2align 5
nop
.tlsdesccall c
.org .+3, 32
.tlsdesccall d
.space c-c
.tlsdesccall e
.ds 5
c:
