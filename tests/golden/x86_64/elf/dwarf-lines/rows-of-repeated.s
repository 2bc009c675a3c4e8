# triple: x86_64-linux-gnu
.file 1 "a.c"
.loc 1 3
.dcb.b 3, 1
.loc 1 4
.dcb.d 2, 1.5
.loc 1 5
.dcb.l 2, x
.loc 1 6
.dcb.w 0, 1
.ds.b 3
nop
