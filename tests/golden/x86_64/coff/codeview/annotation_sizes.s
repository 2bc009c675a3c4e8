# triple: x86_64-windows-msvc
# The numbers of annotations have 1, 2 or 4 bytes; those of 30 bits are left out.
	.cv_file 1 "a.c"
	.cv_func_id 0
	.cv_inline_site_id 1 within 0 inlined_at 1 1 1
f:
	.cv_loc 0 1 1
	nop
	.cv_loc 1 1 3
	.zero 0x7f
	.cv_loc 1 1 2
	.zero 0x80
	.cv_loc 1 1 70
	.zero 0x3fff
	.cv_loc 1 1 9000
	.zero 0x4000
	.cv_loc 1 1 900
	nop
	.cv_loc 1 1 268436356
	nop
.Lend:
	.section .debug$S,"dr"
	.cv_filechecksums
	.cv_inline_linetable 1 1 1 f .Lend
