# triple: x86_64-windows-msvc
.cv_file 1 "a.c"
.cv_func_id 0
.cv_inline_site_id 1 within 0 inlined_at 1 5 70000
.cv_inline_site_id 2 within 1 inlined_at 1 6 3
f:
.cv_loc 0 1 1 1
nop
.cv_loc 1 1 9 1
nop
.cv_loc 2 1 9 1
nop
.cv_loc 2 1 10 1
nop
.cv_loc 0 1 11 1
nop
.cv_loc 2 1 10 1
nop
e:
.section .debug$S,"dr"
.cv_linetable 0, f, e
.cv_inline_linetable 1 1 5 f e
.cv_inline_linetable 2 1 5 f e
.cv_filechecksums
.cv_stringtable
