# triple: x86_64-windows-msvc
# No distance to a function is taken where it is in another fragment.
 .def f; .scl 2; .type 32; .endef
 .cv_file 1 "a.c"
 .cv_func_id 0
 .cv_inline_site_id 1 within 0 inlined_at 1 2 3
g:
 .cv_loc 0 1 2 3
 nop
 .cv_loc 1 1 4 4
 jmp g
 .p2align 4
f:
 nop
h:
 .cv_def_range g f, reg, 6
 .cv_def_range f h, reg, 6
 .cv_def_range h f, reg, 6
 .section .debug$S, "dr"
 .cv_linetable 0, g, f
 .cv_linetable 0, g, h
 .cv_inline_linetable 1 1 1 g f
 .cv_filechecksums
 .cv_stringtable
 .text
 .cv_func_id 2
i:
 .cv_loc 2 1 4 1
 .zero 20
 .def k; .scl 2; .type 32; .endef
k:
 .section .debug$S, "dr"
 .cv_linetable 2, i, k
