# triple: i386-windows-msvc
# A block ends the assignments that came before: the name is that of a label from then on.
.La = c
.lcomm .La, 5
.La = x+-2
b = 4
.lcomm b, 5
.set b, 5
d = 4
.comm d, 4
d = 5
.lcomm e, 4
