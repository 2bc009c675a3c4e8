# triple: x86_64-linux-gnu
# An alias of a place is a symbol of its own where a relocation keeps it; of a number or of what is undefined it is that.
    .weakref f, c
    .byte 1
c:  .long f, f@GOT, c@GOT
    .weakref g, d
    .type d, @gnu_indirect_function
    .globl d
d:  .long g, g@PLT
    .weakref h, e
    .set e, 5
    .long h, h@GOT
    .globl i
    .weakref i, c
    .long i
    .weakref j, k
    .weakref k, l
    .long j, j@GOT
    .set x, f+4
    .long x
    .cg_profile f, m, 255
    .section .tdata,"awT"
    .byte 1
n:  .byte 2
    .weakref o, n
    .text
    .long o@TPOFF
