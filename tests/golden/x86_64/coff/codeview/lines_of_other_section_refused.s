# triple: x86_64-windows-msvc
.cv_file 1 "a.c"
.cv_func_id 0
f: .cv_loc 0 1 3 4
nop
.cv_filechecksums
.cv_linetable 0, h, h
