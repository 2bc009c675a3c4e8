# triple: i386-windows-gnu
# What is negative in any look of the last round is a mistake, though the last look has room for all of it.
.zero c-d+64
.zero .-d
c:
d:
