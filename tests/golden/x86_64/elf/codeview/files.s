# triple: x86_64-linux-gnu
.cv_file 0 "a"
.cv_file x "a"
.cv_file 1 a
.cv_file 1 "a" 12 1
.cv_file 1 "a" "12"
.cv_file 1 "a"
.cv_file 1 "b"
.cv_file 2 "b" "12" 1 x
