# triple: x86_64-linux-gnu
.org a + 20
a:
.ds 20
