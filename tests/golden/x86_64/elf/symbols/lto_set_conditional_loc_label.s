# triple: x86_64-linux-gnu
# A label of the line table gives those that wait for it their value, too.
    .lto_set_conditional y, z
    .lto_set_conditional z, c
    .loc_label c
    .long y
