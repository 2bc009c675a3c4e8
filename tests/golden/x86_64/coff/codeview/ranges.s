# triple: x86_64-windows-msvc
	.text
	.globl f
f:
	.cv_file 1 "a.c" "00112233445566778899AABBCCDDEEFF" 1
	.cv_func_id 0
	.cv_loc 0 1 1 1
.Lstart:
	nop
.Lmiddle:
	nop
	nop
.Lend:
	ret
.Lgap:
	nop
.Lafter:
	.section .debug$S,"dr"
	.p2align 2
	.long 4
	.cv_def_range .Lstart .Lend, reg, 17
	.cv_def_range .Lstart .Lmiddle .Lend .Lgap, reg, 18
	.cv_def_range .Lstart .Lend, frame_ptr_rel, -8
	.cv_def_range .Lstart .Lend, subfield_reg, 17, 4
	.cv_def_range .Lstart .Lend .Lgap .Lafter, reg_rel, 335, 0, 16
	.cv_def_range .Lstart .Lend, reg_rel, 335, 1, -16
	.cv_filechecksums
	.cv_stringtable
