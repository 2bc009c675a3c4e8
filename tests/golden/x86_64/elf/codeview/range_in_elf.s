# triple: x86_64-linux-gnu
f: nop
g:
.cv_def_range f g, reg, 3
