# triple: x86_64-linux-gnu
a = 0x7fffffff
loop a
loop 128
jrcxz -129
loopne 300
