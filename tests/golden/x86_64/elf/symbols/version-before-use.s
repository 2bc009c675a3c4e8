# triple: x86_64-linux-gnu
.symver v, v@V4
.symver u, u@V1
a:
v:
call u
