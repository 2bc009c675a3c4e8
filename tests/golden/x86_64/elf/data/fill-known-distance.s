# triple: x86_64-linux-gnu
x:
.fill x - . - 4
.long 1
.fill . - x, 2, 7
.dcb.b 3, . - x
.dcb.b 300, . - x
