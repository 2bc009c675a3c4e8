# triple: x86_64-linux-gnu
# A private symbol that is a distance from itself is never looked at.
.set .Lc, z-.Lc
.equiv .Ld, .Ld-x
.set .Le, .Le+4
