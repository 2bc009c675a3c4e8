# triple: x86_64-linux-gnu
# The '.org' never comes to rest; the number of rounds is that of llvm-mc's fragments, of which there is one more where the first
# subsection that is entered is not 0.
    .data 3
d:
    .data 4
    .byte 1
    .data
    .org d+100
