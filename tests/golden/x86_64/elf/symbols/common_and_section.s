# triple: x86_64-linux-gnu
# A section takes the name of a common symbol.
.comm b, 0
.section b
.byte 1
