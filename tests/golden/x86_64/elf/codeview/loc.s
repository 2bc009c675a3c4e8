# triple: x86_64-linux-gnu
.text
.cv_file 1 "a"
.cv_func_id 0
.cv_loc 0 2 1
.cv_loc 0 0 1
.cv_loc 5 1 1
.cv_loc 0 1 1 2 3
.cv_loc 0 1 1 2 is_stmt 2
.cv_loc 0 1 1 2 is_stmt x
.cv_loc 0 1 1 2 foo
.cv_loc 0 1 -1
.cv_loc 0 1 1
.data
.cv_loc 0 1 2
.cv_loc 512 1 3
