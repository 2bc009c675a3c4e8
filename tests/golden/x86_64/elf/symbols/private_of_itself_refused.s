# triple: x86_64-linux-gnu
.set .Lc, .Lc+z
.set d, z-d
