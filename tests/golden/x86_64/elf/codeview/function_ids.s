# triple: x86_64-linux-gnu
.text
.cv_file 1 "a"
.cv_func_id 4294967295
.cv_func_id 0
.cv_func_id 0
.cv_inline_site_id 1 within 7 inlined_at 1 1 1
.cv_inline_site_id 0 within 0 inlined_at 1 1 1
.cv_inline_site_id 1 with 0 inlined_at 1 1
.cv_inline_site_id 1 within 0 at 1 1
.cv_inline_site_id 1 within 0 inlined_at 2 1
.cv_inline_site_id 1 within 0 inlined_at 1 x
