# triple: x86_64-linux-gnu
f:
.cv_func_id 0
.cv_linetable 0, f, .Lend
