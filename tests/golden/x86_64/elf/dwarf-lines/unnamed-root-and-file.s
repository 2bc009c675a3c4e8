# triple: x86_64-linux-gnu
.file 0 "d" "" md5 0x1
.file 1 "a" md5 0x2
.loc 1 1
nop
