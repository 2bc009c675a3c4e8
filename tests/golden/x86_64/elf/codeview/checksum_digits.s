# triple: x86_64-linux-gnu
# llvm-mc checks neither the digits nor the kind.
.cv_file 1 "a" "123" 999
.cv_file 2 "b" "x1" 2
.cv_file 3 "c" "1y" 3
.cv_file 4 "d" "" 1
.cv_filechecksums
