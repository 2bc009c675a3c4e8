# triple: x86_64-linux-gnu
.weakref x, x
.long x
.weakref y, z
.weakref z, y
.long y, z
