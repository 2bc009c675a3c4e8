# triple: thumbv7-linux-gnueabihf
# What is some bytes behind a function of T32 has its lowest bit, too.
    .thumb_func
g:  nop
    .set x, g+4
    .set y, x-2
    .long x, y
