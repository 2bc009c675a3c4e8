# triple: x86_64-linux-gnu
# A section's start is as good as a label there.
    .section f
g:  .byte 1
h:
    .if h-f==1
    .byte 2
    .endif
    .data
    .if .data-.==0
    .byte 1
    .endif
