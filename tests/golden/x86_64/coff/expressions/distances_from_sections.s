# triple: x86_64-pc-windows-msvc
# A section's start is as good as a label there.
    .section f
g:  .byte 1
h:
    .cfi_startproc
    .cfi_escape g-f, h-f
    .cfi_endproc
    .if h-f==1
    .byte 2
    .endif
