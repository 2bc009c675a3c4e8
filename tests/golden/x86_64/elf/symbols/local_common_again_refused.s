# triple: x86_64-linux-gnu
# A block ends the assignments that came before: the name is that of a label from then on.
a = c
.lcomm a, 5
a = 3
b = c
.local b
.comm b, 5
.set b, 3
d = 4
.comm d, 4
d = 5
