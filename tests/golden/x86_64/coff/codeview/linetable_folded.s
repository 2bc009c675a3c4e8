# triple: x86_64-windows-msvc
# The size of the code is known when the directive is read, as 'g' is not a function yet: no relocation.
    .cv_file 1 "a.c"
    .cv_func_id 0
f:
    .cv_loc 0 1 3 4
    .zero 1
g:
    .cv_linetable 0, f, g
    .cv_filechecksums
    .def g
    .scl 2
    .type 32
    .endef
    .cv_linetable 0, f, g
