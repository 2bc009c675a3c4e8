# triple: x86_64-pc-windows-msvc
# Labels of the line table have offsets by which a text may be laid out, also where these follow from it.
    .file 1 "a.c"
    .loc 1 2
    .byte 1
    .zero h-g+250
    .loc 1 3
    .loc_label g
    .byte 2
    .loc 1 4
    .zero h-g+240
    .loc 1 5
    .byte 1
    .loc_label h
    .byte 4
    .org h+700
    .loc 1 7
    .byte 3
    .uleb128 g-h
