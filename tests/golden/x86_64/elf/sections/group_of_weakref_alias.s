# triple: x86_64-linux-gnu
# The signature of a group is listed, even if it is an alias of '.weakref'.
.section .grp, "aG", @progbits, b, comdat
.weakref b, h
.long b
.weakref c, i
.section .grq, "aG", @progbits, c, comdat
