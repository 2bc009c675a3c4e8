# triple: x86_64-windows-msvc
.cv_func_id 2
.cv_linetable 2, d, f
f: nop
g:
.cv_def_range g f, reg, 1
