# triple: x86_64-linux-gnu
# What a name meant before it got another value is private, and each end is told at its own place.
.cg_profile x, c, 7
x = .La+-129
.set x, g
.cg_profile .Lb, .Lb, 65
.size .Lb, .-c
