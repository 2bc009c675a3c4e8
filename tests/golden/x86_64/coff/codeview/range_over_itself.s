# triple: x86_64-pc-windows-msvc
# A table of ranges that is in its own range has as many rounds as llvm-mc gives it.
    .section .debug$S,"dr"
a:  .cv_def_range a b, reg, 4
    .zero 0xeff8
b:
