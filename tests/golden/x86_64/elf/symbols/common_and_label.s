# triple: x86_64-linux-gnu
# To the text it is a label, to other objects a common symbol.
.comm h, 3, 1
.byte 1
h:
.long h - .
.quad h
.comm .Lc, 2, 32
.lto_set_conditional .La, .Lc
.Lc:
