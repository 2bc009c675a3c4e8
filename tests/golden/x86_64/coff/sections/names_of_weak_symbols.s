# triple: x86_64-pc-windows-msvc
# The auxiliary record of a weak section says its size and its relocations where the default would be.
    .weak a
    .section a
    .long b, c
    .section d
    .weak_anti_dep d
    .byte 1
    .weak e
    .set e, b
    .section e
    .long b
