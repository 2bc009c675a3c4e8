# triple: x86_64-linux-gnu
# Neither another name of what is undefined nor a common symbol is defined.
.symver z, g@@V1
z = a-17
.comm k, 4
.symver k, h@@V1
