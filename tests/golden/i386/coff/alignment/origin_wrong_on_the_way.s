# triple: i386-windows-gnu
.long g
.zero .-d
d:
.org .+1
