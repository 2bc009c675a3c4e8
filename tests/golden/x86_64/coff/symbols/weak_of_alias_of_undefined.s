# triple: x86_64-windows-msvc
.set z, b
b = d
.weak_anti_dep z
.set y, e
e = f+4
.weak y
