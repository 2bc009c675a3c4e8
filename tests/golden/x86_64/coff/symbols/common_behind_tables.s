# triple: x86_64-pc-windows-msvc
# The size of a common symbol that becomes a label is how far it is behind the start of its fragment. Tables whose size the text
# settles have none of their own.
    .comm a, 8
    .comm b, 8
    .comm c, 8
    .comm d, 8
    .comm e, 8
    .comm f, 8
    .cv_file 1 "a.c"
    .cv_func_id 0
g:  .cv_loc 0 1 3 4
    .byte 1
    .cv_loc 0 1 4
h:
    .section .debug$S,"dr"
    .byte 1
    .cv_linetable 0, g, h
    .byte 1
a:
    .cv_filechecksums
    .byte 1
b:
    .cv_file 2 "b.c" "00112233445566778899aabbccddeeff" 1
    .cv_file 3 "c.c"
    .cv_filechecksums
    .byte 1
c:
    .cv_stringtable
    .byte 1
d:
    .data
    .symidx x
    .byte 1
e:
    .dcb.b 2, 1
    .zero 0
f:
