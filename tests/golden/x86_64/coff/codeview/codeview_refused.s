# triple: x86_64-windows-msvc
	.cv_file
	.cv_file 0 "a.c"
	.cv_file x "a.c"
	.cv_file 1
	.cv_file 1 a.c
	.cv_file 1 "a.c" 5
	.cv_file 1 "a.c" "00" x
	.cv_file 1 "a.c" "00" 1 2
	.cv_file 1 "a.c"
	.cv_file 1 "b.c"
	.cv_func_id
	.cv_func_id x
	.cv_func_id -1
	.cv_func_id 0x100000000
	.cv_func_id 0
	.cv_func_id 0
	.cv_func_id 1 2
	.cv_inline_site_id
	.cv_inline_site_id x
	.cv_inline_site_id 1
	.cv_inline_site_id 1 inside 0 inlined_at 1 1
	.cv_inline_site_id 1 within x
	.cv_inline_site_id 1 within 0
	.cv_inline_site_id 1 within 9 inlined_at 1 1
	.cv_inline_site_id 1 within 0 at 1 1
	.cv_inline_site_id 1 within 0 inlined_at
	.cv_inline_site_id 1 within 0 inlined_at 9 1
	.cv_inline_site_id 1 within 0 inlined_at 1 x
	.cv_inline_site_id 1 within 0 inlined_at 1 1 x
	.cv_inline_site_id 1 within 0 inlined_at 1 1 1 1
	.cv_inline_site_id 1 within 0 inlined_at 1 1
	.cv_inline_site_id 1 within 0 inlined_at 1 1
	.cv_loc
	.cv_loc x
	.cv_loc 9 1
	.cv_loc 0
	.cv_loc 0 x
	.cv_loc 0 9
	.cv_loc 0 1 -1
	.cv_loc 0 1 x
	.cv_loc 0 1 1 -1
	.cv_loc 0 1 1 1 is_stmt
	.cv_loc 0 1 1 1 is_stmt 2
	.cv_loc 0 1 1 1 is_stmt x
	.cv_loc 0 1 1 1 nonsense
	.cv_linetable
	.cv_linetable x
	.cv_linetable 0
	.cv_linetable 0,
	.cv_linetable 0, 5
	.cv_linetable 0, a
	.cv_linetable 0, a,
	.cv_linetable 0, a, b c
	.cv_linetable 9, a, b
	.cv_inline_linetable
	.cv_inline_linetable x
	.cv_inline_linetable 1
	.cv_inline_linetable 1 x
	.cv_inline_linetable 1 9 1 a b
	.cv_inline_linetable 1 1 x a b
	.cv_inline_linetable 1 1 1
	.cv_inline_linetable 1 1 1 a
	.cv_inline_linetable 1 1 1 a b c
	.cv_def_range
	.cv_def_range a
	.cv_def_range 5 5
	.cv_def_range a b
	.cv_def_range a b, 5
	.cv_def_range a b, nonsense
	.cv_def_range a b, reg
	.cv_def_range a b, reg, x
	.cv_def_range a b, frame_ptr_rel
	.cv_def_range a b, frame_ptr_rel, x
	.cv_def_range a b, subfield_reg, 1
	.cv_def_range a b, subfield_reg, 1, x
	.cv_def_range a b, reg_rel, 1, 2
	.cv_def_range a b, reg_rel, 1, 2, x
	.cv_def_range a b, reg_rel_indir, 1, 2, 3
	.cv_stringtable x
	.cv_string
	.cv_string x
	.cv_string "a" b
	.cv_filechecksums x
	.cv_filechecksumoffset
	.cv_filechecksumoffset x
	.cv_filechecksumoffset 1 2
	.cv_fpo_data
	.cv_fpo_data 5
	.cv_fpo_data a b
	.cv_nonsense
