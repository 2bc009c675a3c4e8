# triple: x86_64-pc-windows-msvc
# A symbol that has no place keeps its meaning where a section gets its name, and its record is the section's.
    .set a, b
    .section a
    .byte 1
.La:
    .long .La, a
    .set c, d+1
    .section c
    .byte 2
    .data
    .byte 3
d:
    .comm e, 2, 4
    .section e
    .long e
    .set f, g
    .section f
    .long f
    .set g, 5
    # Nor does a number move what a COMDAT is named by.
    .section .cmd,"dr",largest,h
    .equ h, 256
