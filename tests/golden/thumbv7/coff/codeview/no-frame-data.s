# triple: thumbv7-windows-msvc
.cv_fpo_data f
nop
