# triple: x86_64-linux-gnu
.cv_file 1 "a"
.cv_filechecksumoffset 1
