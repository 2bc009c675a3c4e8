# triple: x86_64-linux-gnu
# A section ends with its subsection 0, be it there or not.
.file 1 "a.c"
.data 2
.byte -128
.loc 1 2 20 is_stmt 1
.loc 1 4
