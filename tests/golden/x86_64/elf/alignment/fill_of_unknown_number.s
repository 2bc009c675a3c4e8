# triple: x86_64-linux-gnu
# Eight bytes of a pattern count where the number of values is found by the layout, and four where it is known before.
    .fill b-a, 8, -1
    .fill b-a, 5, -2
    .fill b-a, 3, -2
a:  .byte 1
b:
    .fill b-a, 8, -1
    .p2align 3, 1
c:
    .fill c-b, 16, -3
    .bss
    .fill e-d, 0, 0
d:  .zero 2
e:
