# triple: i386-windows-gnu
nop
.cv_fpo_proc f 2
.section .rdata,"dr"
.long 1
.cv_fpo_endproc
.section .debug$S,"dr"
.cv_fpo_data f
