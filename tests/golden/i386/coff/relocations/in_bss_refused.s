# triple: i386-windows-gnu
.bss
.zero 1, 256
.quad .Lb+128
