# triple: x86_64-windows-gnu
.file 1 "a.c"
x:
.loc 1 3
.symidx x
.secoffset x
.secnum x
.loc 1 4
.secrel32 x
.loc 1 5
.cv_stringtable
