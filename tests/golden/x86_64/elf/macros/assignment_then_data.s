# triple: x86_64-linux-gnu
.macro m a=1 b=2
.byte \a, \b
.b=2
.byte \a, \b
.endm
m
m 3
m 34
.long x, .b
x = . + 4
