# triple: x86_64-windows-gnu
a = .La+-128
.weak_anti_dep a
.La:
.secnum a
.data
b:
.text
.weak_anti_dep d
d = b-1
.secnum d
