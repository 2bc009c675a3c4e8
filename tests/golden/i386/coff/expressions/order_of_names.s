# triple: i386-windows-gnu
.long ~0x10000-(c-h)
c:
.long -(b-a)+2
b:
