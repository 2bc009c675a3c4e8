# triple: x86_64-windows-msvc
f: nop
.section .debug$S,"dr"
.long 7
.cv_file 1 "a.c"
.cv_func_id 0
.cv_loc 0 1 4 4 prologue_end
.cv_linetable 0, f, g
.long 8
.cv_loc 0 1 5 4
.cv_linetable 0, f, f
.cv_filechecksums
.text
g:
