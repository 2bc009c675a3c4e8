# triple: x86_64-windows-msvc
.cv_def_range b h b f, reg_rel, 7, 3, 8
.section .cmd,"dr",largest,b
.equ h, 255
.equ k, g+5
.cv_def_range b k h k, reg, 1
.data
g:
