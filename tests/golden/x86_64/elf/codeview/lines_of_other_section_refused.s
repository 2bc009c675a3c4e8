# triple: x86_64-linux-gnu
f: nop
.section .debug$S,"",@progbits
.cv_file 1 "a.c"
.cv_func_id 0
.cv_loc 0 1 4 4
.cv_linetable 0, f, f
.cv_filechecksums
