# triple: x86_64-pc-windows-msvc
    .set a, 3
    .lto_set_conditional b, a
    .lto_set_conditional c, 5
    .lto_set_conditional d, e+1
