# triple: x86_64-linux-gnu
.macro m p, q
.byte \p+\q
.endm
m q=-1, p=129, q=3
