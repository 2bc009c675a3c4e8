# triple: x86_64-windows-msvc
.cv_inline_linetable 0 1 8 c g
.cv_file 1 "a.c"
.cv_func_id 0
f: .cv_loc 0 1 3 4
nop
.cv_loc 0 1 4 4
k: nop
.cv_inline_linetable 0 1 20 b a
.cv_inline_linetable 9 1 2 a b
.cv_def_range k m, reg, 1
.cv_def_range f k f m, reg, 1
.section .debug$S,"dr"
.cv_linetable 2, p, f
p:
.cv_linetable 3, q, q
.cv_linetable 2, f, r
.cv_linetable 2, k, f
.cv_stringtable
.cv_filechecksums
