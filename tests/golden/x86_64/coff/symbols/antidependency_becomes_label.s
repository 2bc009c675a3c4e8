# triple: x86_64-windows-msvc
.set f, .
.weak_anti_dep f
f:
.weak_anti_dep d
d = d-.
.byte 1
d:
