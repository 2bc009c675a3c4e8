# triple: x86_64-linux-gnu
.size y, .-g
.common y, 5
.common f, 16
.size f, --1
f = .
.comm h, 3
h = .
