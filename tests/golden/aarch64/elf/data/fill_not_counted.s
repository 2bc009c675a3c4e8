# triple: aarch64-linux-gnu
# Values that nobody can count yet are not marked as data; room is.
.fill b-.La, 2, 1
.La:
b:
nop
.zero d-c, 1
c:
d:
nop
.fill 3, 2, 1
