// triple: aarch64-pc-windows-msvc
	.cv_fpo_proc f 0
	.cv_fpo_data
	.cv_fpo_pushreg x19
	.cv_fpo_endproc
