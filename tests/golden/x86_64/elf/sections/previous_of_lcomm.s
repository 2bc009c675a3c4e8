# triple: x86_64-linux-gnu
# .lcomm enters and leaves its section as directives do.
    .lcomm a, 1
    .previous
    .zero 4
    .data
    .subsection 1
    .lcomm b, 1
    .byte 1
    .previous
    .zero 2
