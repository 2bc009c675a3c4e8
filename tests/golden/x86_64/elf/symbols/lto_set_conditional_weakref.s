# triple: x86_64-linux-gnu
# An alias that nothing has named gives nobody its value.
    .weakref b, b
    .lto_set_conditional z, b
    .long y
    .weakref d, .Lc
    .lto_set_conditional y, d
    .weakref e, f
    .long e
    .lto_set_conditional x, e
    .long x
