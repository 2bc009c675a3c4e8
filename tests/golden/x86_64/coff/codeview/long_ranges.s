# triple: x86_64-pc-windows-msvc
# llvm-mc counts the fields of a range's records in eight bits.
    .bss
a:  .zero 7000000
b:  .zero 1000000
c:
    .section .debug$S,"dr"
    .cv_def_range a b, reg, 4
    .cv_def_range a c, reg, 4
    .long a
