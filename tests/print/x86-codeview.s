# triple: x86_64-windows-msvc
	.text
	.cv_file 1 "a.c" "00112233AABBCCDD" 1
	.cv_file 2 "b.c"
	.cv_func_id 0
foo:
	.cv_loc 0 1 3 4
	nop
	.cv_loc 0 1 3 4 prologue_end is_stmt 1
	nop
	.cv_inline_site_id 1 within 0 inlined_at 1 2 3
end:
	.section .debug$S,"dr"
	.cv_linetable 0, foo, end
	.cv_inline_linetable 1 1 3 foo end
	.cv_def_range foo end, reg, 17
	.cv_def_range foo end, reg_rel, 17, 0, -4
	.cv_def_range foo end, frame_ptr_rel, 4
	.cv_def_range foo end foo end, subfield_reg, 4, 5
	.cv_string "abc"
	.cv_filechecksumoffset 1
	.cv_stringtable
	.cv_filechecksums
