# triple: x86_64-linux-gnu
b = y+127
.loc_label b
.cfi_startproc
.cfi_label f
.cfi_endproc
.equ f, .
.long f
