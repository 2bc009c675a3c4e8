# triple: i386-windows-gnu
.comm y, 5, 31
.comm z, 5, 32
.comm w, 5, 63
