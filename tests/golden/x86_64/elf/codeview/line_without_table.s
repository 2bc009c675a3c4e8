# triple: x86_64-linux-gnu
.text
f:
.cv_file 1 "a"
.cv_func_id 0
.cv_loc 0 1 1
nop
g:
.section .debug$S,"",@progbits
.cv_linetable 0, f, g
