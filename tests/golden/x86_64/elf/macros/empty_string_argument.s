# triple: x86_64-linux-gnu
# An empty string is an argument.
.macro m2 p, q=3
.long \q
.endm
m2 (17), ""
m2 1,
