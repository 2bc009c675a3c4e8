# triple: x86_64-linux-gnu
a = -128
loop a
loop 127
jrcxz -5
loope x
jecxz 4
