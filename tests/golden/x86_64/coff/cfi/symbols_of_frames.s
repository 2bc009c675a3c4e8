# triple: x86_64-windows-msvc
f: .cfi_startproc
.cfi_lsda 0, x
.cfi_label y
.cfi_endproc
g: .cfi_startproc
.cfi_label z
.cfi_personality 0, b
.cfi_endproc
h: .cfi_startproc simple
.cfi_label a
.cfi_endproc
