# triple: x86_64-linux-gnu
# An alias whose target is defined counts as defined.
a:
    .weakref x, a
    .weakref x, b
    .equ n, 5
    .weakref y, n
    .weakref y, b
    .weakref z, u
    .weakref z, b
