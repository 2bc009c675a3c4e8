# triple: x86_64-pc-windows-msvc
# A section without bytes in the file is as long as its places say.
    .section .bar,"bw"
    .byte 0
    .p2alignw 3, 0
    .section .baz,"bw"
    .byte 2
    .p2alignw 3, -2
