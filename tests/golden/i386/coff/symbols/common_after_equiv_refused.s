# triple: i386-windows-gnu
.equiv a, 16
.common a, 4
.equiv .Lb, h
.lcomm .Lb, 8, 4
g = h
.comm h, 4, 0
h:
