# triple: x86_64-linux-gnu
.section .foo, "aw", @nobits
.long x
x = 0
