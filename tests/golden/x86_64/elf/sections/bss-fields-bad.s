# triple: x86_64-linux-gnu
.bss
.long b-a
.section x
a: b:
