# triple: i386-windows-gnu
# A '.loc' is in force at tables that llvm-mc emits as data.
    .file 1 "" "g.c"
    .cv_file 1 "a.c"
    .cv_func_id 0
f:
    .cv_fpo_proc f 4
    .cv_fpo_endproc
    .loc 1 5 4
    .cv_fpo_data f
    .cv_loc 0 1 3 4
    nop
g:
    .loc 1 6 4
    .cv_linetable 0, f, g
    .loc 1 7 4
    .cv_filechecksums
    .loc 1 8 4
    .cv_inline_linetable 0 1 3 f g
    .cv_stringtable
