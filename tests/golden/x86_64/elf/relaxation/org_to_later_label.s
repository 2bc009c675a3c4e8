# triple: x86_64-linux-gnu
.data
.text
.ds.b 3
.code32
.ds.x 2
. = b+16
b:
.code64
.data
.text
.subsection 1
.subsection 0
