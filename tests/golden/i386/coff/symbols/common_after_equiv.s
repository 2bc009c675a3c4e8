# triple: i386-windows-gnu
.equiv a, x+16
.common a, 4
.set f, b
.comm f, 3, 32
.equiv c, a
.comm c, 8
.long a, c, f
