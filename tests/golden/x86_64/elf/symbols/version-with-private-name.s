# triple: x86_64-linux-gnu
.equ g, h - .
.symver g, .La@V1, remove
b:
.symver b, .Lb@V1
