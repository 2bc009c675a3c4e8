# triple: x86_64-linux-gnu
.cg_profile a, b, 2+2
.cg_profile a, b, (4)
.cg_profile a, b, -4
