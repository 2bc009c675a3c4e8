# triple: x86_64-pc-windows-msvc
    .comm f, 1
    .section f
f:
