# triple: i386-windows-gnu
.section .bar,"bw"
.zero 20, 256
