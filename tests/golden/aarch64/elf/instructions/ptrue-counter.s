# triple: aarch64-linux-gnu
# mattr: +sve2p1
    ptrue pn8.b
    ptrue pn9.h
    ptrue pn14.s
    ptrue pn15.d
    ptrue p8.b
