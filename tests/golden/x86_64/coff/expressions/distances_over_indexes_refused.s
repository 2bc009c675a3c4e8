# triple: x86_64-pc-windows-msvc
a:  .symidx x
b:  .if b-a == 4
    .endif
