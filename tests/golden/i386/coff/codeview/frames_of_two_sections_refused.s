# triple: i386-windows-gnu
.cv_fpo_proc f 2
.section .rdata,"dr"
.cv_fpo_endprologue
.cv_fpo_endproc
.cv_fpo_data f
