# triple: x86_64-linux-gnu
# What is wrong with a value is where it is given, not where the size is.
c = 1f-f
d:
.size c, .-d
1:
.weakref e, h
.lcomm e, 4
